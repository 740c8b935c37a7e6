import type { Coupon } from '@jishi/api/coupons';
import { claimStateOf, isClaimable } from '../../../model/claim-state.ts';

type InShop = { productId: string; categoryIds: readonly string[] };

/** Coupons a product can be bought with, the claimed ones last. `categoryIds`: its own and those above it. */
export function couponsOfProduct(coupons: readonly Coupon[], { productId, categoryIds }: InShop): Coupon[] {
  const fits = ({ scope }: Coupon): boolean => {
    if (scope.kind === 'all') return true;
    return scope.kind === 'products' ? scope.ids.includes(productId) : scope.ids.some((id) => categoryIds.includes(id));
  };
  return coupons.filter(fits).toSorted((one, other) => rank(one) - rank(other));
}

function rank(coupon: Coupon): number {
  const state = claimStateOf(coupon);
  if (state === 'open') return 0;
  return isClaimable(state) ? 1 : 2;
}
