import type { CartLine } from '@jishi/api/cart';

/** What is said on the picture of a saved line that cannot be bought as it is; `null` of one that can. */
export function offWord({ isInvalid, invalidReason, stock }: CartLine): 'saved.gone' | 'saved.sold-out' | null {
  if (isInvalid && invalidReason !== 'short-of-stock') return 'saved.gone';
  return stock === 0 ? 'saved.sold-out' : null;
}
