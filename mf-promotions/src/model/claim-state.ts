import type { Coupon } from '@jishi/api/coupons';

/** Whether a coupon can be claimed now, for the first time or once more, and if not, why. */
export type ClaimState = 'open' | 'again' | 'claimed' | 'none-left' | 'upcoming' | 'finished';

type Claims = Pick<Coupon, 'taken' | 'isClaimed' | 'left' | 'state'>;

export function claimStateOf({ taken, isClaimed, left, state }: Claims): ClaimState {
  if (isClaimed) return 'claimed';
  if (state !== 'underway') return state;
  if (left <= 0) return 'none-left';
  return taken > 0 ? 'again' : 'open';
}

export const isClaimable = (state: ClaimState): boolean => state === 'open' || state === 'again';
