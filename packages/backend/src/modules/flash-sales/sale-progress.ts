import type { SaleState } from '../../kernel/words/flash-sales.ts';
import type { SaleRecord } from './sale-records.ts';

/** Percent sold; what is held is not sold yet, and nothing can have been sold before the start. */
export function progressOf(
  skus: readonly Pick<SaleRecord['skus'][number], 'limit' | 'residueLimit' | 'held'>[],
  state: SaleState,
): number {
  const limit = skus.reduce((sum, sku) => sum + sku.limit, 0);
  const left = skus.reduce((sum, sku) => sum + sku.residueLimit + sku.held, 0);
  if (state === 'upcoming' || limit === 0) return 0;
  // Rounded down: 100 means sold out.
  return Math.floor(((limit - left) / limit) * 100);
}
