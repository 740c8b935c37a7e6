import type { OrderState } from '../../../kernel/words/orders.ts';
import type { Order, OrderLine } from '../../orders/order-records.ts';
import { stateNow } from '../../orders/order-states.ts';

/** Why an order cannot go anywhere else: it is on its way or over · nothing is sent by post · a refund of it is open. */
export const changeObstacles = ['state', 'nothing-sent', 'refund'] as const;
export type ChangeObstacle = (typeof changeObstacles)[number];

type Changeable = Pick<Order, 'state' | 'overtime' | 'shippingTime' | 'waybill'>;
export type SentLine = Pick<OrderLine, 'productType' | 'number' | 'refunded'>;

/** Orders that wait to be paid or to be sent. */
const changeable: readonly OrderState[] = ['awaiting-payment', 'awaiting-shipment'];

/** What is in the way of another address; null when nothing is. `hasOpenRefund`: one of it is not over. */
export function changeObstacle(
  order: Changeable,
  lines: readonly SentLine[],
  hasOpenRefund: boolean,
  now: Date,
): ChangeObstacle | null {
  const state = stateNow(order.state, order.overtime, now);
  if (!changeable.includes(state) || order.shippingTime !== null || order.waybill !== null) return 'state';
  if (!lines.some(({ productType, number, refunded }) => productType === 'physical' && refunded < number))
    return 'nothing-sent';
  return hasOpenRefund ? 'refund' : null;
}

/** An order as another shipping fee changes it. Amounts in cents. */
export type ShippingFeeTerms = {
  shippingFee: number;
  isPaid: boolean;
  /** Pieces of it were refunded, with their share of the shipping fee: what is left is not shared out anew. */
  isSettled: boolean;
};

/** What another address makes of the shipping fee: what is charged from then on, and how much that is more (or less, below 0). */
export type ShippingFeeChange = { shippingFee: number; difference: number; isDearer: boolean };

/**
 * The one rule of another shipping fee. Before the payment the order simply costs more or less; afterwards what it costs less goes back,
 * and what it costs more cannot be asked for: `isDearer`.
 */
export function shippingFeeChange(
  { shippingFee: before, isPaid, isSettled }: ShippingFeeTerms,
  wanted: number,
): ShippingFeeChange {
  if (isPaid && wanted > before) return { shippingFee: wanted, difference: wanted - before, isDearer: true };
  const shippingFee = isPaid && isSettled ? before : wanted;
  return { shippingFee, difference: shippingFee - before, isDearer: false };
}
