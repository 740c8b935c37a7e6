import type { Coupon } from '@jishi/api/coupons';

type InShop = { productId: string; categoryIds: readonly string[] };

/** Coupons a product can be bought with, the claimed ones last. `categoryIds`: its own and those above it. */
export function couponsOfProduct(coupons: readonly Coupon[], { productId, categoryIds }: InShop): Coupon[] {
  const fits = ({ scope }: Coupon): boolean => {
    if (scope.kind === 'all') return true;
    return scope.kind === 'products' ? scope.ids.includes(productId) : scope.ids.some((id) => categoryIds.includes(id));
  };
  const rank = (coupon: Coupon) => ranks[claimStateOf(coupon)];
  return coupons.filter(fits).toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a coupon can be claimed now, for the first time or once more, and if not, why. */
export type ClaimState = 'open' | 'again' | 'claimed' | 'none-left' | 'closed';

const ranks: Record<ClaimState, number> = { open: 0, again: 1, claimed: 2, 'none-left': 2, closed: 2 };

export const isClaimable = (state: ClaimState): boolean => state === 'open' || state === 'again';

type Claims = Pick<Coupon, 'taken' | 'isClaimed' | 'left' | 'state'>;

export function claimStateOf({ taken, isClaimed, left, state }: Claims): ClaimState {
  if (isClaimed) return 'claimed';
  if (state !== 'underway') return 'closed';
  if (left <= 0) return 'none-left';
  return taken > 0 ? 'again' : 'open';
}
