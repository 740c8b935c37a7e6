import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button, LinkButton } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { OrderButtons } from './order-buttons.tsx';
import * as styles from './order-card.styles.ts';
import { OrderLinks } from './order-links.tsx';

type MoreSheetProps = {
  order: OrderSummary;
  isBusy: boolean;
  onAction: (action: OrderAct) => void;
  onClose: () => void;
};

/** All that can be done with an order, in reach of a thumb: a sheet from below on phones. */
export function MoreSheet({ order, isBusy, onAction, onClose }: MoreSheetProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const act = (action: OrderAct) => {
    onClose();
    onAction(action);
  };
  return (
    <Dialog
      open
      title={text('orders.number', { number: order.number })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <styles.SheetButtons>
        <OrderButtons order={order} onAction={act} isBusy={isBusy} size="md">
          <OrderLinks order={order} size="md" />
        </OrderButtons>
        <LinkButton as={Link} to={paths.order(order.id)}>
          {text('orders.details')}
        </LinkButton>
        <Button onClick={() => act('invoice')}>{text('orders.invoice')}</Button>
        {orderActions(order.state).canRemove && (
          <Button kind="danger" onClick={() => act('remove')}>
            {text('orders.remove')}
          </Button>
        )}
      </styles.SheetButtons>
    </Dialog>
  );
}
