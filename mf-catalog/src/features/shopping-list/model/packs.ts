import type { Measure } from '@jishi/api/products';
import type { Amount } from '../reading/amount.ts';

/** How many pieces of a product cover an amount; `covers`: what is in them, where that is known and was asked for. */
export type Packs = { readonly count: number; readonly covers: Measure | null };

/** A pound is not weighed to the last gram: a pack that is short of so little is enough. */
const TOLERANCE = 0.02;

/**
 * As many as it takes, never less than one. What is measured in the same unit is divided, and rounded up; packs and single pieces are counted;
 * of a weight, where nobody knows how much a product holds, it is one.
 */
export function packsFor(amount: Amount | null, measure: Measure | null): Packs {
  if (!amount) return { count: 1, covers: null };
  const { quantity, unit } = amount;
  const holds = measure?.unit === unit && measure.quantity > 1 ? measure.quantity : null;
  if (measure && holds !== null) {
    const count = Math.max(1, Math.ceil(quantity / holds - TOLERANCE));
    return { count, covers: { quantity: count * holds, unit: measure.unit } };
  }
  const counted = unit === 'pack' || unit === 'piece';
  return { count: counted ? Math.max(1, Math.ceil(quantity)) : 1, covers: null };
}
