import { paths } from '@jishi/contracts';
import { Container } from '@jishi/ui';
import { Link, Outlet } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { BackToTop } from '../back-to-top.tsx';
import { Footer } from '../footer/footer.tsx';
import { MainHeader } from '../header/main-header.tsx';
import { TabBar } from '../tab-bar.tsx';
import { Columns } from '../user/side-menu.styles.ts';
import { SideMenu } from '../user/side-menu.tsx';
import * as styles from './frames.styles.ts';

/** Account pages: menu at the side, page beside it. */
export function UserFrame() {
  const text = useTexts();
  return (
    <>
      <MainHeader />
      <Container>
        <styles.Trail aria-label={text('nav.trail')}>
          <Link to={paths.home()}>{text('nav.home')}</Link>
          <span aria-hidden="true">/</span>
          <Link to={paths.portal()}>{text('user.centre')}</Link>
        </styles.Trail>
        <Columns>
          <SideMenu />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </Columns>
      </Container>
      <Footer />
      <BackToTop />
      <TabBar />
    </>
  );
}
