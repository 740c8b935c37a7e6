import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { lockOwnOrder } from '../orders/order-records.ts';
import { stateNow, verdict } from '../orders/order-states.ts';
import { LIVE_STATES } from '../orders/refund-states.ts';
import { hasRefundIn } from '../refunds/refund-records.ts';

/**
 * Hides an ended order from its customer.
 * @throws ShopError `record.missing`, or `order.state` while it, or a refund of it, is open
 */
export async function removeOrder(tx: Tx, userId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  if (verdict('remove', stateNow(order.state, order.overtime, now)) !== 'apply') throw refuse('order.state');
  if (await hasRefundIn(tx, orderId, LIVE_STATES)) throw refuse('order.state');
  await tx.update(orders).set({ deletedAt: now }).where(eq(orders.id, orderId));
}
