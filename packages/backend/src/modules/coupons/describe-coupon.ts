import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { coupons, products, userCoupons } from '../../kernel/db/schema/index.ts';
import { loadCategoryParents } from './category-parents.ts';
import type { Coupon, CouponFacts, OwnCoupon } from './coupon.ts';
import { countClaimed } from './coupon-records.ts';
import { isOwnInState } from './coupon-state.ts';
import { isInScope } from './scope.ts';

/**
 * A coupon and what it means to whoever asks; null when there is none. One the shop took away is there for those who have it.
 * @param userId null for a visitor
 * @param goodIds products of which it is told whether the coupon is for them
 */
export async function describeCoupon(
  db: Db,
  id: number,
  { userId, productIds, now }: { userId: number | null; productIds: readonly number[]; now: Date },
): Promise<{ coupon: Coupon; facts: CouponFacts } | null> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (!coupon) return null;
  const claimed = userId === null ? 0 : ((await countClaimed(db, userId, [id])).get(id) ?? 0);
  if (coupon.deletedAt !== null && claimed === 0) return null;
  const own = userId === null || claimed === 0 ? null : await findBestOwn(db, userId, id, now);
  return { coupon, facts: { claimed, own, productIds: await productsMeant(db, coupon, productIds) } };
}

async function findBestOwn(db: Db, userId: number, couponId: number, now: Date): Promise<OwnCoupon | null> {
  const isUsable = and(eq(userCoupons.userId, userId), eq(userCoupons.couponId, couponId), isOwnInState('unused', now));
  const [own] = await db
    .select()
    .from(userCoupons)
    .where(isUsable)
    .orderBy(desc(userCoupons.cost), userCoupons.id)
    .limit(1);
  return own ?? null;
}

async function productsMeant(db: Db, coupon: Coupon, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const known = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  const parents = coupon.scopeType === 'categories' ? await loadCategoryParents(db) : new Map<number, number | null>();
  return known.filter((product) => isInScope(coupon, product, parents)).map(({ id }) => id);
}
