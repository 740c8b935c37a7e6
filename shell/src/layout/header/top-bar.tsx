import { useSession } from '@jishi/contracts';
import { Container } from '@jishi/ui';
import { AccountLinks } from './account-links.tsx';
import { Entrances } from './entrances.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OnlineService } from './online-service.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import * as styles from './top-bar.styles.ts';

/** The narrow bar above the header: QR codes, service, account, links, language, theme. Not on phones. */
export function TopBar() {
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <styles.TopBar>
      <Container>
        <styles.TopLinks>
          <Entrances />
          {isSignedIn ? (
            <li>
              <OnlineService />
            </li>
          ) : null}
        </styles.TopLinks>
        <styles.TopLinks>
          <AccountLinks place="top-bar" />
          <li>
            <LanguageSwitch />
          </li>
          <li>
            <ThemeSwitch />
          </li>
        </styles.TopLinks>
      </Container>
    </styles.TopBar>
  );
}
