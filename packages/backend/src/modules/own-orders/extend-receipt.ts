import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { lockOwnOrder, type Order } from '../orders/order-records.ts';
import { daysOfExtension } from './shipment-settings.ts';

/** Whether its automatic receipt can be put off now. */
export function canExtend({ state, receiptExtendedDays }: Pick<Order, 'state' | 'receiptExtendedDays'>): boolean {
  return state === 'shipped' && receiptExtendedDays === 0;
}

/**
 * Puts the automatic receipt of a customer's shipped order off, once.
 * @returns when it is received by itself now
 * @throws ShopError `record.missing`, `order.extend_state` when it is not on its way, `order.extended` when it was put off before
 */
export async function extendReceipt(
  tx: Tx,
  shop: Pick<ShopContext, 'now'>,
  userId: number,
  orderId: number,
): Promise<Date> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  if (order.state !== 'shipped') throw refuse('order.extend_state');
  if (!canExtend(order)) throw refuse('order.extended');
  const days = await readSetting(tx, daysOfExtension);
  const receivingTime = daysAfter(order.receivingTime ?? shop.now(), days);
  await tx.update(orders).set({ receivingTime, receiptExtendedDays: days }).where(eq(orders.id, order.id));
  return receivingTime;
}
