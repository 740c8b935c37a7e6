import type { CouponState, OwnedCouponState } from './model.ts';

/** Keys of coupons. What is open depends on who asks: it says what was claimed already. */
export const couponKeys = {
  all: ['coupons'],
  open: (isSignedIn: boolean) => ['coupons', 'open', isSignedIn] as const,
  usable: ['coupons', 'usable'],
  centreAll: ['coupons', 'centre'],
  /** A page of the coupon centre. */
  centre: (isSignedIn: boolean, state: CouponState, page: number) =>
    ['coupons', 'centre', isSignedIn, state, page] as const,
  ownedAll: ['coupons', 'owned'],
  /** A page of the customer's coupons; `null`: in every state. */
  owned: (state: OwnedCouponState | null, page: number) => ['coupons', 'owned', state, page] as const,
  ownedCount: ['coupons', 'owned', 'count'],
  /** What a product costs with the best coupon. */
  ofProduct: (isSignedIn: boolean, productId: string, quantity: number) =>
    ['coupons', 'best', isSignedIn, productId, quantity] as const,
  /** The same of lines, by their text. */
  ofLines: (isSignedIn: boolean, lines: string) => ['coupons', 'best', isSignedIn, lines] as const,
  /** One coupon, and which of some products it is for. */
  one: (isSignedIn: boolean, id: string, productIds: readonly string[]) =>
    ['coupons', 'one', isSignedIn, id, productIds] as const,
} as const;

/** What an act, or the clock, invalidates. */
export const couponInvalidations = {
  /** Also a refused claim: there is a reason, and the list shows it. */
  claimCoupon: [couponKeys.all],
  /** A coupon of the centre has begun or ended. */
  couponTurned: [couponKeys.centreAll],
  /** The time of a coupon of the customer is over. */
  couponLapsed: [couponKeys.ownedAll],
} as const;
