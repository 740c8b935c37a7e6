import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { type CouponKind, couponKinds, couponScopes, couponStates } from '../../kernel/words/coupons.ts';
import type { OwnedCoupon } from './owned-coupons.ts';

/** A coupon somebody could use for an order: one of their own, or one that can be claimed now. */
export type OfferedCoupon = OwnedCoupon & {
  /** null: it would have to be claimed first. */
  ownId: number | null;
  /** The most one that is drawn when it is claimed may be worth, in cents; `cost` is the least. */
  costMax: number;
};

/** Coupons that are looked at; more than a shop has open at once. */
const MAX_CLAIMABLE = 200;

type Row = Pick<OfferedCoupon, 'couponId' | 'name' | 'cost' | 'threshold' | 'scopeIds'> & {
  costMax: number | null;
  type: number;
  scopeType: number;
  endTime: string;
};

const claimable = rawQuery<Row>(`
  select c.id as "couponId", c.name, c.type, c.cost, c.cost_max as "costMax", c.sill as threshold, c.scope_type as "scopeType",
    c.scope_ids as "scopeIds", to_json(c.end_time) #>> '{}' as "endTime"
  from coupons c
  where c.deleted_at is null and c.state <> ${couponStates.numbers.finished} and c.residue > 0
    and c.start_time <= $2::timestamptz and c.end_time > $2::timestamptz
    and (c.limit_get = 0 or (select count(*) from user_coupons u where u.coupon_id = c.id and u.user_id = $1) < c.limit_get)
  order by c.end_time, c.id
  limit ${MAX_CLAIMABLE}`);

/** What `claimCoupon` would give out now. @param userId null: a visitor, who has claimed nothing yet */
export async function loadClaimableCoupons(db: DbOrTx, userId: number | null, now: Date): Promise<OfferedCoupon[]> {
  return (await claimable(db, userId ?? 0, now.toISOString())).map(({ endTime, ...row }) => {
    const type = couponKinds.wordOf(row.type);
    return {
      ...row,
      type,
      scopeType: couponScopes.wordOf(row.scopeType),
      costMax: mostOf(type, row.cost, row.costMax),
      id: row.couponId,
      ownId: null,
      ticket: '',
      state: 'unused' as const,
      failureTime: new Date(endTime),
    };
  });
}

const mostOf = (type: CouponKind, cost: number, most: number | null): number =>
  type === 'random' ? Math.max(cost, most ?? cost) : cost;
