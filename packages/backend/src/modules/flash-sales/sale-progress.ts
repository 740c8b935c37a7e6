import type { SaleState } from '../../kernel/words/flash-sales.ts';
import type { SaleRecord } from './sale-records.ts';

/** Percent sold; what is held is not sold yet, and nothing can have been sold before the start. */
export function progressOf(
  variants: readonly Pick<SaleRecord['variants'][number], 'limit' | 'remaining' | 'held'>[],
  state: SaleState,
): number {
  const limit = variants.reduce((sum, variant) => sum + variant.limit, 0);
  const left = variants.reduce((sum, variant) => sum + variant.remaining + variant.held, 0);
  if (state === 'upcoming' || limit === 0) return 0;
  // Rounded down: 100 means sold out.
  return Math.floor(((limit - left) / limit) * 100);
}
