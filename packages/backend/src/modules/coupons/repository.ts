import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { coupons, userCoupons } from '../../db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../wire/page.ts';
import { orderBy } from '../../wire/sort.ts';
import type { Coupon, OwnCoupon } from './answers.ts';
import { type CouponState, isInState, isOwnInState, type OwnCouponState } from './coupon-state.ts';

/** Coupons in a state, dearest first. Of those underway only what is left to claim. */
export async function listCoupons(
  db: Db,
  state: CouponState,
  now: Date,
  query: PageQuery,
): Promise<{ rows: Coupon[]; total: number }> {
  const where = and(isNull(coupons.deletedAt), isInState(state, now), state === 1 ? gt(coupons.residue, 0) : undefined);
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.cost), asc(coupons.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(coupons).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** How many of each coupon a customer has had; those they had none of are left out. */
export async function countClaimed(db: Db, userId: number, couponIds: readonly number[]): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select({ id: userCoupons.couponId, total: count() })
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), inArray(userCoupons.couponId, [...couponIds])))
    .groupBy(userCoupons.couponId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** `state` null: all. `money` in cents: only coupons whose threshold it reaches. */
export type OwnFilter = { state: OwnCouponState | null; money: number | null };

/** A customer's coupons, those that can still be used first, then the newest. */
export async function listOwnCoupons(
  db: Db,
  userId: number,
  filter: OwnFilter,
  now: Date,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: { own: OwnCoupon; coupon: Coupon }[]; total: number }> {
  const where = whereOwn(userId, filter, now);
  const isUsable = sql`case when ${isOwnInState(0, now)} then 0 else 1 end`;
  const newestFirst = [desc(userCoupons.createdAt), desc(userCoupons.id)];
  const rows = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(where)
    .orderBy(isUsable, ...orderBy(query.sort, { created_at: userCoupons.createdAt, id: userCoupons.id }, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db
    .select({ total: count() })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

function whereOwn(userId: number, { state, money }: OwnFilter, now: Date): SQL | undefined {
  return and(
    eq(userCoupons.userId, userId),
    state === null ? undefined : isOwnInState(state, now),
    money === null ? undefined : lte(coupons.sill, money),
  );
}

export function countUsable(db: Db, userId: number, now: Date): Promise<number> {
  return db.$count(userCoupons, and(eq(userCoupons.userId, userId), isOwnInState(0, now)));
}
