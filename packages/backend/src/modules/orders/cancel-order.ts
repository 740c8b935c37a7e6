import type { Tx } from '../../kernel/db/database.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { lockOwnOrder } from './order-records.ts';
import { stateNow, verdict } from './order-states.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Cancels a customer's unpaid order; cancelling it again is no error.
 * @throws ShopError `record.missing`, or `order.state` once it is paid or expired
 */
export async function cancelOrder(tx: Tx, userId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  const response = verdict('cancel', stateNow(order.state, order.overtime, now));
  if (response === 'refuse') throw refuse('order.state');
  if (response === 'apply') await releaseOrder(tx, order, 'cancelled', now);
}
