import { Fragment, paths, useSession, useShop } from '@jishi/contracts';
import { Container } from '@jishi/ui';
import { UserRound } from 'lucide-react';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import * as styles from './top-bar.styles.ts';

/** The narrow bar above the header: account, orders, messages, language, theme. Desktop only. */
export function TopBar() {
  const text = useTexts();
  const { has } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <styles.TopBar>
      <Container>
        <styles.TopLinks>
          <li>{text('shop.slogan')}</li>
        </styles.TopLinks>
        <styles.TopLinks>
          {isSignedIn ? (
            <AccountMenu />
          ) : (
            <>
              <PageLink as="li" page="mf_user_centre/sign-in" to={paths.signIn()} remember>
                <UserRound size={14} aria-hidden="true" />
                {text('header.sign-in')}
              </PageLink>
              <PageLink as="li" page="mf_user_centre/register" to={paths.register()}>
                {text('header.register')}
              </PageLink>
            </>
          )}
          <PageLink as="li" page="mf_user_centre/orders" to={paths.orders()}>
            {text('header.orders')}
          </PageLink>
          <PageLink as="li" page="mf_user_centre/notices" to={paths.notices()}>
            {text('header.notices')}
            {has('mf_user_centre/unread-badge') ? <Fragment id="mf_user_centre/unread-badge" props={{}} /> : null}
          </PageLink>
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
