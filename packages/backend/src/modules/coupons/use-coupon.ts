import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { orderCoupons, userCoupons } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';

/**
 * Uses a coupon up for an order.
 * @throws ShopError `order.coupon_unusable` when somebody was faster: nothing must be committed then
 */
export async function redeemCoupon(
  tx: Tx,
  { userId, userCouponId, orderId }: { userId: number; userCouponId: number; orderId: number },
  now: Date,
): Promise<void> {
  const used = await tx
    .update(userCoupons)
    .set({ state: 'used', updatedAt: now })
    .where(
      and(
        eq(userCoupons.id, userCouponId),
        eq(userCoupons.userId, userId),
        // lock: coupon-unused
        eq(userCoupons.state, 'unused'),
        gt(userCoupons.failureTime, now),
      ),
    )
    .returning({ id: userCoupons.id });
  if (used.length === 0) throw refuse('order.coupon_unusable');
  await tx.insert(orderCoupons).values({ orderId, userCouponId });
}
