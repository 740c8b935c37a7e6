import type { FlashSale } from '@jishi/api/flash-sales';

/** Percent sold of a running sale, rounded down: 100 is sold out, and what is held is not sold. `null` where it cannot be told. */
export function soldPercent({ state, variants }: Pick<FlashSale, 'state' | 'variants'>): number | null {
  const allotted = variants.reduce((sum, variant) => sum + variant.allotted, 0);
  if (state !== 'running' || allotted === 0) return null;
  const left = variants.reduce((sum, { left, held, allotted }) => sum + Math.min(left + held, allotted), 0);
  return Math.floor(((allotted - left) / allotted) * 100);
}
