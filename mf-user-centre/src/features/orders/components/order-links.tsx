import type { OrderSummary } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { hasCodes } from '../../../model/order-look.ts';

/** What of an order is worth looking at on its own page: keys that were handed out, where it is. */
export function OrderLinks({ order, size }: { order: OrderSummary; size: 'sm' | 'md' }) {
  const text = useTexts();
  return (
    <>
      {hasCodes(order) && (
        <LinkButton as={Link} to={paths.order(order.id)} size={size}>
          {text('orders.see-codes')}
        </LinkButton>
      )}
      {order.state === 'shipped' && (
        <LinkButton as={Link} to={paths.order(order.id)} size={size}>
          {text('orders.see-delivery')}
        </LinkButton>
      )}
    </>
  );
}
