import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { coupons, orderCoupons, orders, userCoupons } from '../../../kernel/db/schema/index.ts';
import type { OwnCouponState } from '../../../kernel/words/coupons.ts';
import { isOwnInState } from '../../../modules/coupons/coupon-state.ts';
import { PAID_STATES } from '../../../modules/orders/order-states.ts';
import { Refused } from '../refused.ts';
import { storedRow } from '../support/stored-row.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon as `--json` prints it. */
export const printedCoupon = (coupon: CouponRow) => storedRow(coupons, coupon);

/**
 * What became of the coupons customers claimed. In cents: `discount` was taken off orders that were not given up, `revenue` is what those
 * came to that were paid and not refunded.
 */
export type CouponUse = {
  claimed: number;
  used: number;
  usable: number;
  over: number;
  discount: number;
  revenue: number;
};

/** Coupons, those that end last first. */
export function listCoupons(db: DbOrTx): Promise<CouponRow[]> {
  return db.select().from(coupons).where(isNull(coupons.deletedAt)).orderBy(desc(coupons.endTime), asc(coupons.id));
}

/**
 * A coupon and what became of it.
 * @throws Refused when there is none
 */
export async function describeCoupon(
  db: DbOrTx,
  id: number,
  now: Date,
): Promise<{ coupon: CouponRow; use: CouponUse }> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)));
  if (!coupon) throw new Refused(`There is no coupon ${id}: see "pnpm shop coupons list".`);
  const use = (await couponUse(db, [id], now)).get(id);
  return { coupon, use: use ?? { claimed: 0, used: 0, usable: 0, over: 0, discount: 0, revenue: 0 } };
}

/** How coupons were used, by id; those nobody claimed are left out. */
export async function couponUse(db: DbOrTx, ids: readonly number[], now: Date): Promise<Map<number, CouponUse>> {
  if (ids.length === 0) return new Map();
  const inState = (state: OwnCouponState) => sql<number>`count(*) filter (where ${isOwnInState(state, now)})`;
  const rows = await db
    .select({
      id: userCoupons.couponId,
      claimed: count(),
      used: inState('used'),
      usable: inState('unused'),
      over: inState('invalid'),
    })
    .from(userCoupons)
    .where(inArray(userCoupons.couponId, [...ids]))
    .groupBy(userCoupons.couponId);
  const isPaid = inArray(orders.state, PAID_STATES);
  const discounts = await db
    .select({
      id: userCoupons.couponId,
      discount: sum(orders.couponMoney).mapWith(Number),
      revenue: sql<number>`coalesce(sum(${orders.total}) filter (where ${isPaid}), 0)`.mapWith(Number),
    })
    .from(userCoupons)
    .innerJoin(orderCoupons, eq(orderCoupons.userCouponId, userCoupons.id))
    .innerJoin(orders, eq(orders.id, orderCoupons.orderId))
    .where(
      and(
        inArray(userCoupons.couponId, [...ids]),
        eq(userCoupons.state, 'used'),
        notInArray(orders.state, ['expired', 'cancelled']),
      ),
    )
    .groupBy(userCoupons.couponId);
  const ordered = new Map(discounts.map(({ id, ...sums }) => [id, sums]));
  return new Map(rows.map(({ id, ...use }) => [id, { ...use, ...(ordered.get(id) ?? { discount: 0, revenue: 0 }) }]));
}
