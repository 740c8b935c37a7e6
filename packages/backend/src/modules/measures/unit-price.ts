import type { MeasureUnit } from '../../kernel/words/measures.ts';
import type { Measure } from './measure.ts';

/** What a base amount costs, in cents, rounded half up; `each`: one of the unit, not rounded. */
export type UnitPrice = { amount: number; per: Measure; each: number };

type Sold = { price: number; measure: Measure | null };

/** Below how much of a unit there is which base; the last one for all that is more. */
const bases: Readonly<Record<MeasureUnit, readonly (readonly [below: number, base: number])[]>> = {
  g: [
    [10, 10],
    [100, 100],
    [Number.POSITIVE_INFINITY, 500],
  ],
  ml: [
    [10, 10],
    [Number.POSITIVE_INFINITY, 100],
  ],
  piece: [
    [101, 1],
    [Number.POSITIVE_INFINITY, 100],
  ],
  use: [
    [101, 1],
    [Number.POSITIVE_INFINITY, 100],
  ],
};

/**
 * Of how much a price is told: of 500 g, 100 ml, one piece, one use. Of less where there is little in all, nobody buys 500 g of saffron; of a
 * hundred where there are many, a sheet of tissue costs less than a cent.
 */
function baseOf({ quantity, unit }: Measure): number {
  return bases[unit].find(([below]) => quantity < below)?.[1] ?? 1;
}

/** Price of a base amount of something that costs `price` cents; null without a measure. */
export function unitPriceOf({ price, measure }: Sold): UnitPrice | null {
  if (!measure) return null;
  const { quantity, unit } = measure;
  const base = baseOf(measure);
  return { amount: Math.round((price * base) / quantity), per: { quantity: base, unit }, each: price / quantity };
}

/** The cheapest way a product is sold; null where its variants are measured in different units, or none of them in any. */
export function cheapestUnitPrice(sold: readonly Sold[]): UnitPrice | null {
  const prices = sold.map(unitPriceOf).filter((price) => price !== null);
  if (new Set(prices.map(({ per }) => per.unit)).size !== 1) return null;
  return prices.reduce((cheapest, price) => (price.each < cheapest.each ? price : cheapest));
}

/** What all measures there are have in common; null where they differ. */
export function commonUnit(measures: readonly (Measure | null)[]): MeasureUnit | null {
  const units = new Set(measures.flatMap((measure) => measure?.unit ?? []));
  const [only = null] = units;
  return units.size === 1 ? only : null;
}
