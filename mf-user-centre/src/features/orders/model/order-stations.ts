import { isDeliveredOnline, type ShopTime } from '@jishi/api';
import type { OrderDetail, OrderState } from '@jishi/api/orders';

type StationKey = 'placed' | 'paid' | 'shipped' | 'received' | 'closed';
type Station = { key: StationKey; at: ShopTime | null };
/** `current` is the index of the last station reached; the number of stations when the way is over. */
export type Stations = { stations: readonly Station[]; current: number };

const received: readonly OrderState[] = ['completed', 'awaiting-review', 'reviewed'];
const closed: readonly OrderState[] = ['cancelled', 'expired', 'refunded', 'refund-pending', 'refund-failed'];

/** Index of the last station an order in this state has reached. */
const reached: Partial<Record<OrderState, StationKey>> = {
  'awaiting-payment': 'placed',
  'awaiting-group': 'paid',
  'awaiting-shipment': 'paid',
  shipped: 'shipped',
};

type Way = Pick<OrderDetail, 'state' | 'lines' | 'placedAt' | 'paidAt' | 'shippedAt' | 'completedAt' | 'refund'>;

/**
 * The way of an order: placed, paid, shipped, received. Codes and files are not shipped. An order that was cancelled,
 * lapsed or refunded shows how far it came, and its end.
 */
export function orderStations(order: Way): Stations {
  const isSent = order.lines.some(({ productType }) => !isDeliveredOnline(productType));
  const way: Station[] = [
    { key: 'placed', at: order.placedAt },
    { key: 'paid', at: order.paidAt },
    ...(isSent ? [{ key: 'shipped', at: order.shippedAt } as const] : []),
    { key: 'received', at: order.completedAt },
  ];
  if (closed.includes(order.state)) {
    const past = way.filter(({ at }) => at !== null);
    return { stations: [...past, { key: 'closed', at: order.refund?.at ?? null }], current: past.length };
  }
  if (received.includes(order.state)) return { stations: way, current: way.length };
  return {
    stations: way,
    current: Math.max(
      0,
      way.findIndex(({ key }) => key === reached[order.state]),
    ),
  };
}
