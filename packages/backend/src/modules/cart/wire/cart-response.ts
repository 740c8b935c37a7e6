import { z } from 'zod';
import { numberOrText } from '../../../kernel/wire/loose-fields.ts';
import { offerSchema } from '../../flash-sales/wire/offer-wire.ts';
import { invalidReasons } from '../cart-validity.ts';

const amount = numberOrText().nullish();
const label = z.union([z.string(), z.number()]).nullish();

/** What a line shows of its good. Amounts in yuan; of a good that is gone, whatever the client has kept. */
const product = z.looseObject({
  id: amount,
  type: label,
  type_code: amount,
  freight_id: amount,
  freight_free_from: amount,
  is_show: z.int(),
  is_delete: z.int(),
  market_price: amount,
  inventory: amount,
  inventory_show: amount,
  purchase_number: amount,
  seckill_offer: offerSchema,
});

/** What a line shows of its SKU. */
const variant = z.looseObject({
  id: amount,
  market_price: amount,
  inventory: amount,
  product_sku: z.array(z.looseObject({ key: z.string(), value: z.string() })).optional(),
});

/** What may come from the client where the shop knows nothing better. */
const shown = { name: z.string().nullish(), img: z.string().nullish(), price: amount };

/** A line of the cart. It carries whatever else the client keeps on it. */
export const cartLineResponse = z.looseObject({
  good_id: z.int(),
  good_sku_id: z.int().optional(),
  number: z.int(),
  ...shown,
  good: product,
  good_sku: variant.nullish(),
  invalid: z.boolean(),
  invalid_reason: z.enum(invalidReasons).nullable(),
});

/** A line as a client stored it, without what no reader of the cart could make sense of. */
export function keptOf<Line extends { [key: string]: unknown }>(line: Line): Line {
  const snapshots = {
    ...('good' in line ? { good: fittingIn(product.shape, line['good']) } : {}),
    ...(line['good_sku'] ? { good_sku: fittingIn(variant.shape, line['good_sku']) } : {}),
  };
  return { ...(fittingIn(shown, line) as Line), ...snapshots };
}

/** The fields of an object that are as a shape says, and those it does not name. */
function fittingIn(shape: z.ZodRawShape, value: unknown): Record<string, unknown> {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const fits = (name: string, field: unknown) =>
    !Object.hasOwn(shape, name) || z.safeParse(shape[name]!, field).success;
  return Object.fromEntries(fields.filter(([name, field]) => fits(name, field)));
}
