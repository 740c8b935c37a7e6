import { and, eq, gt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { categories, coupons, orderCoupons, userCoupons } from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';
import { couponDiscount } from './discount.ts';
import { isInScope, type ScopedGood } from './scope.ts';

/** A good of an order with what its lines cost, in cents. */
export type CouponLine = { good: ScopedGood; total: number };

/**
 * What a customer's coupon takes off these lines, in cents. Null where it cannot be used: not theirs, used, over, below its
 * threshold, or for other goods.
 */
export async function discountOf(
  db: DbOrTx,
  userId: number,
  userCouponId: number,
  lines: readonly CouponLine[],
  now: Date,
): Promise<number | null> {
  const [found] = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(and(isUsable(userId, now), eq(userCoupons.id, userCouponId)));
  if (!found) return null;
  const { own, coupon } = found;
  const parents = coupon.scopeType === 1 ? await loadParents(db) : new Map<number, number | null>();
  const eligible = lines
    .filter(({ good }) => isInScope(coupon, good, parents))
    .reduce((sum, line) => sum + line.total, 0);
  return couponDiscount({ type: coupon.type, cost: own.cost, sill: coupon.sill }, eligible);
}

/**
 * Uses a coupon up for an order.
 * @throws ShopError `order.coupon_unusable` when somebody was faster: nothing must be committed then
 */
export async function spendCoupon(
  tx: Tx,
  { userId, userCouponId, orderId }: { userId: number; userCouponId: number; orderId: number },
  now: Date,
): Promise<void> {
  const used = await tx
    .update(userCoupons)
    .set({ state: 1, updatedAt: now })
    .where(and(isUsable(userId, now), eq(userCoupons.id, userCouponId)))
    .returning({ id: userCoupons.id });
  if (used.length === 0) throw refuse('order.coupon_unusable');
  await tx.insert(orderCoupons).values({ orderId, userCouponId });
}

const isUsable = (userId: number, now: Date) =>
  and(eq(userCoupons.userId, userId), eq(userCoupons.state, 0), gt(userCoupons.failureTime, now));

/** Hidden categories too: what a coupon is for does not depend on what is shown. */
async function loadParents(db: DbOrTx): Promise<Map<number, number | null>> {
  const rows = await db.select({ id: categories.id, parentId: categories.parentId }).from(categories);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}
