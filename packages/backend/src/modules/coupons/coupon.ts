import type { coupons, userCoupons } from '../../kernel/db/schema/index.ts';

export type Coupon = typeof coupons.$inferSelect;
export type OwnCoupon = typeof userCoupons.$inferSelect;

/** What a coupon means to whoever asks. `productIds`: those of the asked products it is for. */
export type CouponFacts = { claimed: number; own: OwnCoupon | null; productIds: number[] };

/** A coupon a customer has. */
export type OwnedRow = { own: OwnCoupon; coupon: Coupon; orderId: number | null };
