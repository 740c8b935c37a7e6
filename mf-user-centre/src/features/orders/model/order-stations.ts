import { isDeliveredOnline, type ShopTime } from '@jishi/api';
import type { OrderDetail, OrderState } from '@jishi/api/orders';

type StationKey = 'placed' | 'paid' | 'shipped' | 'received' | 'closed';
type Station = { key: StationKey; at: ShopTime | null };
/**
 * `current` is the index of the last station reached; the number of stations when the goal is. `isOver`: that station is another end
 * than the goal.
 */
export type Stations = { stations: readonly Station[]; current: number; isOver: boolean };

const received: readonly OrderState[] = ['completed', 'awaiting-review', 'reviewed'];
const over: readonly OrderState[] = ['cancelled', 'expired', 'refunded'];
const closed: readonly OrderState[] = [...over, 'refund-pending', 'refund-failed'];

/** Index of the last station an order in this state has reached. */
const reached: Partial<Record<OrderState, StationKey>> = {
  'awaiting-payment': 'placed',
  'awaiting-group': 'paid',
  'awaiting-shipment': 'paid',
  shipped: 'shipped',
};

type Way = Pick<
  OrderDetail,
  'state' | 'lines' | 'placedAt' | 'payBefore' | 'paidAt' | 'shippedAt' | 'completedAt' | 'refund'
>;

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
    const end: Station = { key: 'closed', at: endOf(order) };
    return { stations: [...past, end], current: past.length, isOver: over.includes(order.state) };
  }
  if (received.includes(order.state)) return { stations: way, current: way.length, isOver: false };
  return {
    stations: way,
    current: Math.max(
      0,
      way.findIndex(({ key }) => key === reached[order.state]),
    ),
    isOver: false,
  };
}

/** When an order came to its other end, where that is told: of one that was cancelled it is not. */
function endOf({ state, payBefore, refund }: Way): ShopTime | null {
  return state === 'expired' ? payBefore : (refund?.at ?? null);
}
