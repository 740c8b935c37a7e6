import { Container } from '@jishi/ui';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer.tsx';
import { FlowHeader } from '../header/flow-header.tsx';

/** From the cart to the payment. */
export function CartFrame() {
  return (
    <>
      <FlowHeader />
      <Container as="main" id="main" tabIndex={-1}>
        <Outlet />
      </Container>
      <Footer />
    </>
  );
}
