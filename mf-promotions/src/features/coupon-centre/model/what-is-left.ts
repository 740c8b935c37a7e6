import type { Coupon } from '@jishi/api/coupons';

/** From so few on they are counted; above, a share says more. */
const FEW = 20;

/** What is left of a coupon: a number when there are few, else a share of 1 to 100 per cent; `taken`: 0 to 1, for the bar. */
export type Left = { kind: 'few' | 'share'; value: number; taken: number };

/** `null` where nothing can be said: none is left, or the server does not say how many there were. */
export function whatIsLeft({ left, issued }: Pick<Coupon, 'left' | 'issued'>): Left | null {
  if (left <= 0 || issued <= 0) return null;
  const share = Math.min(1, left / issued);
  const taken = 1 - share;
  if (left <= FEW) return { kind: 'few', value: left, taken };
  return { kind: 'share', value: Math.max(1, Math.floor(share * 100)), taken };
}
