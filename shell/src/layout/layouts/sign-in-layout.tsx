import { Container } from '@jishi/ui';
import { Outlet } from 'react-router-dom';
import { MiniFooter } from '../footer/mini-footer.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { Logo } from '../header/logo.tsx';
import { LateNotices } from '../notices/lazy-notices.tsx';
import * as styles from './layouts.styles.ts';

/** Sign-in and what belongs to it: nothing that leads away. The page draws from edge to edge. */
export function SignInLayout() {
  return (
    <styles.LoginPage>
      <header>
        <Container>
          <styles.MiniHeader>
            <Logo />
            <LanguageSwitch />
          </styles.MiniHeader>
        </Container>
      </header>
      <LateNotices />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <MiniFooter />
    </styles.LoginPage>
  );
}
