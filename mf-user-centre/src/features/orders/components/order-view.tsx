import type { OrderDetail } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { Stack } from '@jishi/ui';
import { useNavigate } from 'react-router-dom';
import { useOrderActs } from '../hooks/use-order-acts.ts';
import { OrderCodes } from './order-codes.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import * as styles from './order-detail.styles.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOther } from './order-other.tsx';
import { OrderReceiver } from './order-receiver.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStateCard } from './order-state-card.tsx';

/** Everything about one order; blocks without content are left out. */
export function OrderView({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const acts = useOrderActs(() => void navigate(paths.orders(), { replace: true }));
  const { codes, trackingNumber, address, refund } = order;
  const hasArrival = codes.length > 0 || trackingNumber !== null || address !== null;
  return (
    <Stack>
      <OrderStateCard
        order={order}
        isBusy={acts.again.busyWith === order.id}
        onAction={(action) => acts.act(action, order)}
      />
      <styles.Columns>
        {hasArrival && (
          <Stack>
            {codes.length > 0 && <OrderCodes codes={codes} />}
            {trackingNumber && <OrderDelivery courier={order.courier} trackingNumber={trackingNumber} />}
            {address && <OrderReceiver address={address} />}
          </Stack>
        )}
        <Stack>
          {refund && <OrderRefund refund={refund} />}
          {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
          <OrderOther order={order} />
        </Stack>
      </styles.Columns>
      <OrderLines order={order} />
      <OrderDialogs acts={acts} />
    </Stack>
  );
}
