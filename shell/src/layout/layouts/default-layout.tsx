import { Container } from '@jishi/ui';
import { Outlet } from 'react-router-dom';
import { BackToTop } from '../back-to-top.tsx';
import { Footer } from '../footer/footer.tsx';
import { MainHeader } from '../header/main-header.tsx';
import { LateNotices } from '../notices/lazy-notices.tsx';
import { TabBar } from '../tab-bar.tsx';

/** Header, page, footer: home, lists, products, help. */
export function DefaultLayout() {
  return (
    <>
      <MainHeader />
      <LateNotices />
      <Container as="main" id="main" tabIndex={-1}>
        <Outlet />
      </Container>
      <Footer />
      <BackToTop />
      <TabBar />
    </>
  );
}
