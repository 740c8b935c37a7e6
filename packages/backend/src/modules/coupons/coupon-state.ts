import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { coupons, userCoupons } from '../../kernel/db/schema/index.ts';
import type { CouponState, OwnCouponState } from '../../kernel/words/coupons.ts';

type Period = { state: CouponState; startTime: Date; endTime: Date };

/** The state at this moment, written down by the job or not. */
export function couponStateNow({ state, startTime, endTime }: Period, now: Date): CouponState {
  if (state === 'finished' || endTime <= now) return 'finished';
  return startTime <= now ? 'underway' : 'upcoming';
}

/** The same as a condition. */
export function isInState(state: CouponState, now: Date): SQL | undefined {
  if (state === 'finished') return or(eq(coupons.state, 'finished'), lte(coupons.endTime, now));
  const isOpen = and(ne(coupons.state, 'finished'), gt(coupons.endTime, now));
  return and(isOpen, state === 'underway' ? lte(coupons.startTime, now) : gt(coupons.startTime, now));
}

type OwnPeriod = { state: OwnCouponState; failureTime: Date };

/** The same of one a customer has. */
export function ownStateNow({ state, failureTime }: OwnPeriod, now: Date): OwnCouponState {
  if (state === 'used') return 'used';
  return state === 'invalid' || failureTime <= now ? 'invalid' : 'unused';
}

/** The same as a condition. */
export function isOwnInState(state: OwnCouponState, now: Date): SQL | undefined {
  if (state === 'used') return eq(userCoupons.state, 'used');
  const isUnused = eq(userCoupons.state, 'unused');
  if (state === 'unused') return and(isUnused, gt(userCoupons.failureTime, now));
  return or(eq(userCoupons.state, 'invalid'), and(isUnused, lte(userCoupons.failureTime, now)));
}
