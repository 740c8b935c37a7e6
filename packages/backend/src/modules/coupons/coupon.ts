import type { coupons, userCoupons } from '../../kernel/db/schema/index.ts';

export type Coupon = typeof coupons.$inferSelect;
export type OwnCoupon = typeof userCoupons.$inferSelect;

/** What a coupon means to whoever asks. `goodIds`: those of the asked goods it is for. */
export type CouponFacts = { claimed: number; own: OwnCoupon | null; goodIds: number[] };

/** A coupon a customer has. */
export type OwnedRow = { own: OwnCoupon; coupon: Coupon; orderId: number | null };
