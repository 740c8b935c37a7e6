import { z } from 'zod';
import type { Order, OrderLine } from '../../orders/order-records.ts';
import { LIVE_STATES } from '../../orders/refund-states.ts';
import type { RefundOfOrder } from '../../refunds/refund-of-order.ts';
import { changeObstacle } from './address-rules.ts';

/** Whether an order can still be sent elsewhere. */
export const addressChangeFields = { can_change_address: z.boolean() };

export function toAddressChangeFields(
  order: Order,
  lines: readonly OrderLine[],
  { refunds }: Pick<RefundOfOrder, 'refunds'>,
  now: Date,
) {
  const hasOpenRefund = refunds.some(({ state }) => LIVE_STATES.includes(state));
  return { can_change_address: changeObstacle(order, lines, hasOpenRefund, now) === null };
}
