import { Container } from '@jishi/ui';
import { Outlet } from 'react-router-dom';
import { BackToTop } from '../back-to-top.tsx';
import { Footer } from '../footer/footer.tsx';
import { MainHeader } from '../header/main-header.tsx';
import { LayoutIsland } from '../islands/layout-island.tsx';
import { LateNotices } from '../notices/lazy-notices.tsx';
import { TabBar } from '../tab-bar.tsx';
import { Columns } from '../user/side-menu.styles.ts';
import { Trail } from '../user/trail.tsx';

/** Account pages: menu at the side, page beside it. */
export function AccountLayout() {
  return (
    <>
      <MainHeader />
      <LateNotices />
      <Container>
        <Trail />
        <Columns>
          <LayoutIsland id="shell/side-menu" />
          <main id="main" tabIndex={-1}>
            <Outlet />
            <LayoutIsland id="shell/risk-notice" />
          </main>
        </Columns>
      </Container>
      <Footer />
      <BackToTop />
      <TabBar />
    </>
  );
}
