import type { CouponKind } from '../../kernel/words/coupons.ts';

/** What decides how much a coupon takes off: amounts in cents, of type `percent` percent off × 100. */
export type DiscountTerms = { type: CouponKind; cost: number; threshold: number };

/**
 * What a coupon takes off the products it is for, in cents, never more than they cost. Null where it cannot be used: no
 * products it is for, or below its threshold.
 */
export function couponDiscount({ type, cost, threshold }: DiscountTerms, eligible: number): number | null {
  if (eligible <= 0 || eligible < threshold) return null;
  const off = type === 'percent' ? Math.floor((eligible * cost) / 10_000) : cost;
  return Math.min(Math.max(0, off), eligible);
}
