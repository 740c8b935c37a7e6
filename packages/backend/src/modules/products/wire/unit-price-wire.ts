import { z } from 'zod';
import { toYuan } from '../../../kernel/wire/money.ts';
import { measureUnits } from '../../../kernel/words/measures.ts';
import type { UnitPrice } from '../../measures/unit-price.ts';

/** What so much of a good costs; null where it is not known how much is in it. */
export const unitPriceSchema = z
  .object({
    price: z.number().meta({ description: 'yuan' }),
    quantity: z.int().meta({ description: 'of so many units: 500 g, 100 ml, one piece' }),
    unit: z.string().meta({ description: measureUnits.words.join(', ') }),
  })
  .nullable();
type WireUnitPrice = z.infer<typeof unitPriceSchema>;

export function toWireUnitPrice(unitPrice: UnitPrice | null): WireUnitPrice {
  return unitPrice && { price: toYuan(unitPrice.amount), ...unitPrice.per };
}
