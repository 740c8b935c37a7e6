import { Container } from '@jishi/ui';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer.tsx';
import { FlowHeader } from '../header/flow-header.tsx';
import { LateNotices } from '../notices/lazy-notices.tsx';
import { TabBar } from '../tab-bar.tsx';

/** From the cart to the payment. */
export function CartLayout() {
  return (
    <>
      <FlowHeader />
      <LateNotices />
      <Container as="main" id="main" tabIndex={-1}>
        <Outlet />
      </Container>
      <Footer />
      <TabBar />
    </>
  );
}
