import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orderCoupons, userCoupons } from '../../kernel/db/schema/index.ts';

/** Gives back the coupon an order used; with `unlessLapsedAt` only one whose time has not passed by then. */
export async function returnCoupons(tx: Tx, orderId: number, unlessLapsedAt?: Date): Promise<void> {
  const links = tx
    .select({ id: orderCoupons.userCouponId })
    .from(orderCoupons)
    .where(eq(orderCoupons.orderId, orderId));
  const isLasting = unlessLapsedAt ? gt(userCoupons.failureTime, unlessLapsedAt) : undefined;
  await tx
    .update(userCoupons)
    .set({ state: 'unused' })
    .where(and(inArray(userCoupons.id, links), eq(userCoupons.state, 'used'), isLasting));
}
