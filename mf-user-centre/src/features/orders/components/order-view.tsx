import type { OrderDetail } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { Stack } from '@jishi/ui';
import { useNavigate } from 'react-router-dom';
import { type OrderAct, useOrderActs } from '../hooks/use-order-acts.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderCodes } from './order-codes.tsx';
import * as styles from './order-detail.styles.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOther } from './order-other.tsx';
import { OrderReceiver } from './order-receiver.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStateCard } from './order-state-card.tsx';
import { OrderParcels } from './parcels/order-parcels.tsx';

/** Everything about one order; blocks without content are left out. */
export function OrderView({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const acts = useOrderActs(() => void navigate(paths.orders(), { replace: true }));
  const { codes, parcels, address, refund } = order;
  const isSent = parcels.length > 0; // then they stand in one column, everything else beside them
  const hasArrival = codes.length > 0 || isSent || address !== null;
  const act = (action: OrderAct) => acts.act(action, order);
  return (
    <>
      <Stack>
        <OrderStateCard order={order} isBusy={acts.again.busyWith === order.id} onAction={act} />
        <styles.Columns>
          {hasArrival && (
            <Stack>
              {codes.length > 0 && <OrderCodes codes={codes} />}
              <OrderParcels order={order} />
              {address && !isSent && <OrderReceiver address={address} />}
            </Stack>
          )}
          <Stack>
            {address && isSent && <OrderReceiver address={address} />}
            {refund && <OrderRefund refund={refund} />}
            {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
            <OrderOther order={order} />
          </Stack>
        </styles.Columns>
        <OrderLines order={order} />
      </Stack>
      <OrderBar order={order} onAction={act} />
      <OrderDialogs acts={acts} />
    </>
  );
}
