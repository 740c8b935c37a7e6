import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { orderLines, orders } from '../../kernel/db/schema/index.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import type { Order } from './order-records.ts';
import { daysUntilReceipt } from './order-settings.ts';

/**
 * Nothing of a locked order waits to be sent any more: services are handed over, and receipt is confirmed by itself at midnight so many
 * days from now.
 */
export async function completeShipment(
  tx: Tx,
  { now, times }: Pick<ShopContext, 'now' | 'times'>,
  { id }: Pick<Order, 'id'>,
): Promise<void> {
  const at = now();
  const day = daysAfter(at, await readSetting(tx, daysUntilReceipt));
  await tx
    .update(orderLines)
    .set({
      sent: sql`${orderLines.number} - greatest(${orderLines.refundedUnsent}, ${orderLines.refunded} - ${orderLines.sent})`,
    })
    .where(and(eq(orderLines.orderId, id), inArray(orderLines.productType, ['physical', 'virtual'])));
  await tx
    .update(orders)
    .set({ state: 'shipped', shippingTime: at, receivingTime: times.parse(times.day(day)) ?? day })
    .where(eq(orders.id, id));
}
