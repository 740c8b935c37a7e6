import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderCoupons, orders } from '../../kernel/db/schema/index.ts';

/**
 * The order each coupon of a customer was used for, by the id of the customer's coupon. One that came back from an order
 * and was used again belongs to the later one; orders the customer removed are left out.
 */
export async function findOrdersOf(db: Db, userId: number, ownIds: readonly number[]): Promise<Map<number, number>> {
  if (ownIds.length === 0) return new Map();
  const rows = await db
    .select({ ownId: orderCoupons.userCouponId, orderId: max(orders.id) })
    .from(orders)
    .innerJoin(orderCoupons, eq(orderCoupons.orderId, orders.id))
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt), inArray(orderCoupons.userCouponId, [...ownIds])))
    .groupBy(orderCoupons.userCouponId);
  return new Map(rows.flatMap(({ ownId, orderId }) => (orderId === null ? [] : [[ownId, orderId] as const])));
}
