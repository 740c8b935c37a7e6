import { useSession, useShop } from '@jishi/contracts';
import { Container } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { AccountLinks } from './account-links.tsx';
import { Entrances } from './entrances.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MessagesLink } from './messages-link.tsx';
import { OnlineService } from './online-service.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import * as styles from './top-bar.styles.ts';

/** The narrow bar above the header: QR codes, service, account, messages, language, theme. Not on phones. */
export function TopBar() {
  const text = useTexts();
  const { has } = useShop();
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
          <AccountLinks />
          {has('mf_user_centre/notices') ? (
            <li>
              <MessagesLink>{text('header.notices')}</MessagesLink>
            </li>
          ) : null}
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
