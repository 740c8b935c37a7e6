import type { OrderSummary } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { Button, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { useMainAction } from '../hooks/use-main-action.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';

type MainActionProps = { order: OrderSummary; size: 'sm' | 'md'; onAction: (action: OrderAct) => void };

/** The one thing an order waits for. */
export function MainAction({ order, size, onAction }: MainActionProps) {
  const text = useTexts();
  const { id, number } = order;
  const action = useMainAction(order);
  if (action === 'pay') {
    return (
      <LinkButton as={Link} to={paths.pay(id)} kind="primary" size={size}>
        {text('orders.pay')}
      </LinkButton>
    );
  }
  if (action === 'receive') {
    return (
      <Button kind="primary" size={size} onClick={() => onAction('receive')}>
        {text('orders.receive')}
      </Button>
    );
  }
  if (action === null) return null;
  return (
    <LinkButton as={Link} to={paths.writeReview(id, number)} kind="soft" size={size}>
      {text('orders.review')}
    </LinkButton>
  );
}
