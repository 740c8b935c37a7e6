import { type Cents, sumCents, timesCents } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import { type CouponScope, couponDiscount, type OwnedCoupon } from '@jishi/api/coupons';

/** A coupon that would save more than what is saved now, and how much more has to be spent for it. */
export type NextCoupon = { coupon: OwnedCoupon; missing: Cents };

/**
 * The coupon that is nearest of those these lines do not reach yet and would gain from; `null` without one. Only coupons for
 * everything: of others it would take knowing what to buy. A hint, not a price: the cart has not asked for one yet, and a
 * coupon for categories, which the browser does not know, counts for all lines.
 */
export function nextCoupon(coupons: readonly OwnedCoupon[], lines: readonly CartLine[]): NextCoupon | null {
  const saved = Math.max(0, ...coupons.map(({ coupon }) => couponDiscount(coupon, eligibleTotal(coupon.scope, lines))));
  const total = eligibleTotal({ kind: 'all' }, lines);
  const worth = coupons.flatMap((owned) => {
    const { scope, threshold } = owned.coupon;
    const missing = (threshold ?? 0) - total;
    if (scope.kind !== 'all' || missing <= 0 || total <= 0) return [];
    return couponDiscount(owned.coupon, threshold ?? 0) > saved ? [{ coupon: owned, missing }] : [];
  });
  return worth.toSorted((one, other) => one.missing - other.missing)[0] ?? null;
}

function eligibleTotal(scope: CouponScope, lines: readonly CartLine[]): Cents {
  const meant = lines.filter(({ productId }) => scope.kind !== 'products' || scope.ids.includes(productId));
  return sumCents(meant.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity)));
}
