import { vocabulary, type WordOf } from './vocabulary.ts';

/** What a coupon takes off: an amount, an amount that is drawn when it is claimed, percents. */
export const couponKinds = vocabulary('kind of coupon', { threshold: 1, random: 2, percent: 3 });
export type CouponKind = WordOf<typeof couponKinds>;

/** What a coupon is for: categories with all below them. */
export const couponScopes = vocabulary('scope of a coupon', { everything: 0, categories: 1, goods: 2 });
export type CouponScopeType = WordOf<typeof couponScopes>;

/** One that was finished early stays so; else the time decides. */
export const couponStates = vocabulary('state of a coupon', { upcoming: 0, underway: 1, finished: 2 });
export type CouponState = WordOf<typeof couponStates>;

/** Of one a customer has: an unused one is invalid from the moment its time is over. */
export const ownCouponStates = vocabulary("state of a customer's coupon", { unused: 0, used: 1, invalid: 2 });
export type OwnCouponState = WordOf<typeof ownCouponStates>;
