import type { MeasureUnit } from '../../kernel/words/measures.ts';
import type { Measure } from './measure.ts';
import { cheapestUnitPrice, type UnitPrice, unitPriceOf } from './unit-price.ts';

/** A measure as rows of products and variants have it. */
type StoredMeasure = { measureQuantity: number | null; measureUnit: MeasureUnit | null };

type PricedRow = StoredMeasure & { price: number };

function measureOfRow({ measureQuantity: quantity, measureUnit: unit }: StoredMeasure): Measure | null {
  return quantity === null || unit === null ? null : { quantity, unit };
}

/** Price per unit of a row by its own price. */
export const unitPriceOfRow = (row: PricedRow): UnitPrice | null =>
  unitPriceOf({ price: row.price, measure: measureOfRow(row) });

/** That of a product: of the cheapest way among its variants, or its own where it has none. */
export const unitPriceOfRows = (product: PricedRow, variants: readonly PricedRow[]): UnitPrice | null =>
  cheapestUnitPrice(
    (variants.length > 0 ? variants : [product]).map((row) => ({ price: row.price, measure: measureOfRow(row) })),
  );
