import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { coupons, userCoupons } from '../../kernel/db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { CouponState, OwnCouponState } from '../../kernel/words/coupons.ts';
import type { Coupon, OwnedRow } from './coupon.ts';
import { isInState, isOwnInState } from './coupon-state.ts';
import { findOrdersOf } from './orders-of-coupons.ts';

/** Coupons in a state, dearest first. Of those underway only what is left to claim. */
export async function listCoupons(
  db: Db,
  state: CouponState,
  now: Date,
  query: PageQuery,
): Promise<{ rows: Coupon[]; total: number }> {
  const isLeft = state === 'underway' ? gt(coupons.remaining, 0) : undefined;
  const where = and(isNull(coupons.deletedAt), isInState(state, now), isLeft);
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

/** How many coupons each list has, and when the next one begins or ends. */
export type CouponCounts = { upcoming: number; underway: number; finished: number; turnsAt: Date | null };

/** What a customer looks for first: what can be claimed and the dearest, what begins next, what ended last. */
const centreOrder: Record<CouponState, () => SQL[]> = {
  upcoming: () => [asc(coupons.startTime), desc(coupons.cost)],
  underway: () => [sql`case when ${coupons.remaining} > 0 then 0 else 1 end`, desc(coupons.cost)],
  finished: () => [desc(coupons.endTime)],
};

/** The same with those nobody can claim because none is left, and how many there are in every state. */
export async function listEveryCoupon(
  db: Db,
  state: CouponState,
  now: Date,
  query: PageQuery,
): Promise<{ rows: Coupon[]; total: number; counts: CouponCounts }> {
  const isThere = isNull(coupons.deletedAt);
  const rows = await db
    .select()
    .from(coupons)
    .where(and(isThere, isInState(state, now)))
    .orderBy(...centreOrder[state](), asc(coupons.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db
    .select({
      upcoming: countOf(isInState('upcoming', now)),
      underway: countOf(isInState('underway', now)),
      finished: countOf(isInState('finished', now)),
      turnsAt: nextTurn(now),
    })
    .from(coupons)
    .where(isThere);
  const counts = counted ?? { upcoming: 0, underway: 0, finished: 0, turnsAt: null };
  return { rows, total: counts[state], counts };
}

/** The earliest start of one that is upcoming, or end of one that is underway. */
const nextTurn = (now: Date) =>
  sql<Date | null>`min(case when ${isInState('upcoming', now)} then ${coupons.startTime} else ${coupons.endTime} end)
    filter (where not (${isInState('finished', now)}))`.mapWith(coupons.startTime);

const countOf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

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

export type OwnCounts = { all: number; unused: number; used: number; invalid: number };

/** A customer's coupons, those that can still be used first, then the newest; and how many there are in every state. */
export async function listOwnCoupons(
  db: Db,
  userId: number,
  filter: OwnFilter,
  now: Date,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: OwnedRow[]; total: number; counts: OwnCounts }> {
  const isUsable = sql`case when ${isOwnInState('unused', now)} then 0 else 1 end`;
  const newestFirst = [desc(userCoupons.createdAt), desc(userCoupons.id)];
  const found = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(whereOwn(userId, filter, now))
    .orderBy(isUsable, ...orderBy(query.sort, { created_at: userCoupons.createdAt, id: userCoupons.id }, newestFirst))
    .limit(query.limit)
    .offset(offsetOf(query));
  const counts = await countOwn(db, userId, filter, now);
  const used = found.filter(({ own }) => own.state === 'used').map(({ own }) => own.id);
  const orderIds = await findOrdersOf(db, userId, used);
  const rows = found.map((row) => ({ ...row, orderId: orderIds.get(row.own.id) ?? null }));
  return {
    rows,
    total: counts[filter.state ?? 'all'],
    counts,
  };
}

async function countOwn(db: Db, userId: number, { money }: OwnFilter, now: Date): Promise<OwnCounts> {
  const [counted] = await db
    .select({
      all: count(),
      unused: countOf(isOwnInState('unused', now)),
      used: countOf(isOwnInState('used', now)),
      invalid: countOf(isOwnInState('invalid', now)),
    })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(whereOwn(userId, { state: null, money }, now));
  return counted ?? { all: 0, unused: 0, used: 0, invalid: 0 };
}

function whereOwn(userId: number, { state, money }: OwnFilter, now: Date): SQL | undefined {
  return and(
    eq(userCoupons.userId, userId),
    state === null ? undefined : isOwnInState(state, now),
    money === null ? undefined : lte(coupons.threshold, money),
  );
}

export function countUsable(db: Db, userId: number, now: Date): Promise<number> {
  return db.$count(userCoupons, and(eq(userCoupons.userId, userId), isOwnInState('unused', now)));
}
