import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import {
  type CouponKind,
  type CouponScopeType,
  couponKinds,
  couponScopes,
  type OwnCouponState,
  ownCouponStates,
} from '../../kernel/words/coupons.ts';

/** A coupon of a customer as an order sees it. `cost` and `threshold` in cents; `cost` of type `percent` percent off × 100. */
export type OwnedCoupon = {
  id: number;
  /** Of which it is one. */
  couponId: number;
  ticket: string;
  name: LocalText;
  /** An unused one ends at `failureTime` all the same. */
  state: OwnCouponState;
  failureTime: Date;
  type: CouponKind;
  cost: number;
  threshold: number;
  scopeType: CouponScopeType;
  scopeIds: readonly number[];
};

/** Coupons an order is told of at once; more than anybody keeps. Those that end first come before the others. */
export const MAX_OWNED_COUPONS = 200;

type Words = 'state' | 'type' | 'scopeType';
type CouponRow = Omit<OwnedCoupon, 'failureTime' | Words> & Record<Words, number> & { failureTime: string };

const columns = `u.id, u.coupon_id as "couponId", u.ticket, c.name, u.state, to_json(u.failure_time) #>> '{}' as "failureTime", c.type, u.cost, c.sill as threshold,
    c.scope_type as "scopeType", c.scope_ids as "scopeIds"`;

const ownCoupon = rawQuery<CouponRow>(`
  select ${columns} from user_coupons u join coupons c on c.id = u.coupon_id where u.user_id = $1 and u.id = $2`);

const usableCoupons = rawQuery<CouponRow>(`
  select ${columns} from user_coupons u join coupons c on c.id = u.coupon_id
  where u.user_id = $1 and u.state = ${ownCouponStates.numbers.unused} and u.failure_time > $2::timestamptz
  order by u.failure_time, u.id
  limit ${MAX_OWNED_COUPONS}`);

/** One coupon of a customer, usable or not; none when it is somebody else's. */
export async function loadOwnedCoupon(db: DbOrTx, userId: number, id: number): Promise<OwnedCoupon[]> {
  return (await ownCoupon(db, userId, id)).map(toOwned);
}

/** The customer's coupons whose time is not over and that were not used, for whatever products: at most `MAX_OWNED_COUPONS`. */
export async function loadUsableCoupons(db: DbOrTx, userId: number, now: Date): Promise<OwnedCoupon[]> {
  return (await usableCoupons(db, userId, now.toISOString())).map(toOwned);
}

const toOwned = (row: CouponRow): OwnedCoupon => ({
  ...row,
  state: ownCouponStates.wordOf(row.state),
  type: couponKinds.wordOf(row.type),
  scopeType: couponScopes.wordOf(row.scopeType),
  failureTime: new Date(row.failureTime),
});
