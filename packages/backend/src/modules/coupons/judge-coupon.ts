import { ownStateNow } from './coupon-state.ts';
import { couponDiscount } from './discount.ts';
import type { OwnedCoupon } from './owned-coupons.ts';
import { isInScope, type ScopedProduct } from './scope.ts';

/** A product of an order with what its lines cost, in cents. Lines of flash sales count for no coupon. */
export type CouponLine = { product: ScopedProduct; total: number; isOfSale: boolean };

/**
 * Why a coupon takes nothing off an order, the first that holds: it was used for another one · its time is over · the order
 * is one of a flash sale (decision 032) · it is for other products · the products it is for cost less than its threshold.
 */
export type CouponObstacle = 'used' | 'expired' | 'flash-sale' | 'scope' | 'threshold';

/** What a coupon does to an order. `discount` in cents, 0 beside an obstacle; `missing`: cents below the threshold. */
export type CouponVerdict =
  | { obstacle: null; discount: number; missing: 0 }
  | { obstacle: CouponObstacle; discount: 0; missing: number };

/** The category above each category. */
export type CategoryParents = ReadonlyMap<number, number | null>;

/** The one rule behind preview and order. `lines`: those that can be ordered. */
export function judgeCoupon(
  coupon: OwnedCoupon,
  lines: readonly CouponLine[],
  parents: CategoryParents,
  now: Date,
): CouponVerdict {
  const state = ownStateNow(coupon, now);
  if (state !== 'unused') return blocked(state === 'used' ? 'used' : 'expired');
  if (lines.some(({ isOfSale }) => isOfSale)) return blocked('flash-sale');
  const eligible = lines
    .filter(({ product }) => isInScope(coupon, product, parents))
    .reduce((sum, line) => sum + line.total, 0);
  const discount = couponDiscount(coupon, eligible);
  if (discount !== null) return { obstacle: null, discount, missing: 0 };
  return eligible <= 0 ? blocked('scope') : blocked('threshold', coupon.threshold - eligible);
}

const blocked = (obstacle: CouponObstacle, missing = 0) => ({ obstacle, discount: 0, missing }) as const;
