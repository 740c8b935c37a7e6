import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';
import { found, refuse } from '../../shop-error.ts';
import { lockOwnOrder } from './order-records.ts';
import { type OrderState, stateNow, verdict } from './order-states.ts';

/**
 * Hides an ended order from its customer.
 * @throws ShopError `record.missing`, or `order.state` while it is open
 */
export async function removeOrder(tx: Tx, userId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  if (verdict('remove', stateNow(order.state as OrderState, order.overtime, now)) !== 'apply')
    throw refuse('order.state');
  await tx.update(orders).set({ deletedAt: now }).where(eq(orders.id, orderId));
}
