import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { coupons, userCoupons } from '../../kernel/db/schema/index.ts';

/** 0 upcoming, 1 underway, 2 finished. One that was finished early stays so; else the time decides. */
export type CouponState = 0 | 1 | 2;

type Period = { state: number; startTime: Date; endTime: Date };

/** The state at this moment, written down by the job or not. */
export function couponStateNow({ state, startTime, endTime }: Period, now: Date): CouponState {
  if (state === 2 || endTime <= now) return 2;
  return startTime <= now ? 1 : 0;
}

/** The same as a condition. */
export function isInState(state: CouponState, now: Date): SQL | undefined {
  if (state === 2) return or(eq(coupons.state, 2), lte(coupons.endTime, now));
  const isOpen = and(ne(coupons.state, 2), gt(coupons.endTime, now));
  return and(isOpen, state === 1 ? lte(coupons.startTime, now) : gt(coupons.startTime, now));
}

/** 0 unused, 1 used, 2 invalid: an unused one is invalid from the moment its time is over. */
export type OwnCouponState = 0 | 1 | 2;

export function ownStateNow({ state, failureTime }: { state: number; failureTime: Date }, now: Date): OwnCouponState {
  if (state === 1) return 1;
  return state === 2 || failureTime <= now ? 2 : 0;
}

export function isOwnInState(state: OwnCouponState, now: Date): SQL | undefined {
  if (state === 1) return eq(userCoupons.state, 1);
  if (state === 0) return and(eq(userCoupons.state, 0), gt(userCoupons.failureTime, now));
  return or(eq(userCoupons.state, 2), and(eq(userCoupons.state, 0), lte(userCoupons.failureTime, now)));
}
