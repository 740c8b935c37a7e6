import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { orders } from '../../../kernel/db/schema/index.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import type { Order } from '../../orders/order-records.ts';
import { daysInBin } from '../../orders/order-settings.ts';
import { goesForProduct } from './bin-time.ts';

/**
 * Brings a customer's order back into the list. One that is in the list already is no error.
 * @throws ShopError `record.missing` when it is gone for good, unknown or somebody else's
 */
export async function restoreOrder(tx: Tx, userId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockSeen(tx, userId, orderId, now));
  if (order.deletedAt) await tx.update(orders).set({ deletedAt: null }).where(eq(orders.id, order.id));
}

/**
 * Hides an order in the bin from its customer for ever; the shop keeps it.
 * @throws ShopError `record.missing` when it is not in the bin (any more), unknown or somebody else's
 */
export async function purgeOrder(tx: Tx, userId: number, orderId: number, now: Date): Promise<void> {
  const order = found(await lockSeen(tx, userId, orderId, now));
  if (!order.deletedAt) found(null);
  await tx.update(orders).set({ purgedAt: now }).where(eq(orders.id, order.id));
}

/** An order its customer sees in the list or in the bin, held until the transaction ends. */
async function lockSeen(tx: Tx, userId: number, orderId: number, now: Date): Promise<Order | null> {
  const days = await readSetting(tx, daysInBin);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('no key update');
  if (!order || order.purgedAt) return null;
  return order.deletedAt && goesForProduct(order.deletedAt, days) <= now ? null : order;
}
