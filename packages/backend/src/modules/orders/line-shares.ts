import { shareOut } from '../points/share-out.ts';

/** A line as shares are worked out: amounts in cents. `payable`: what points may pay of it at most. */
export type SharedLine = { total: number; isForCoupon: boolean; payable: number };

/** What coupon and points paid of a line, in cents. */
export type LineShare = { coupon: number; points: number };

/**
 * What coupon and points paid of each line of an order. The coupon is apportioned by price among the lines it is for; points by what
 * they may still pay of each, and where a limit of a product leaves some over, by what the lines still cost. The shares of all lines
 * together are the deductions, and none is more than its line costs.
 */
export function lineShares(lines: readonly SharedLine[], deducted: { coupon: number; points: number }): LineShare[] {
  const coupons = shareOut(
    deducted.coupon,
    lines.map(({ total, isForCoupon }) => (isForCoupon ? total : 0)),
  );
  const left = lines.map(({ total, payable }, index) => ({ payable, cost: total - (coupons[index] ?? 0) }));
  const capacities = left.map(({ payable, cost }) => Math.min(payable, cost));
  const within = Math.min(
    deducted.points,
    capacities.reduce((sum, capacity) => sum + capacity, 0),
  );
  const first = shareOut(within, capacities);
  const rest = shareOut(
    deducted.points - within,
    left.map(({ cost }, index) => cost - (first[index] ?? 0)),
  );
  return lines.map((_, index) => ({
    coupon: coupons[index] ?? 0,
    points: (first[index] ?? 0) + (rest[index] ?? 0),
  }));
}
