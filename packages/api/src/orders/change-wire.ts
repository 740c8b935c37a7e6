import * as z from 'zod/mini';
import { wireShipping } from '../addresses/wire.ts';
import { wireFlag, wireId, wireList, wireNumber, wireOption, wireText } from '../wire/parts.ts';
import { wireOrderAddress } from './wire.ts';

/** `GET goodIndent/again/{id}`. Prices in yuan. */
export const wireAgain = z.object({
  lines: wireList(
    z.object({
      id: wireId,
      good_id: wireId,
      good_sku_id: z.nullish(wireId),
      category_id: z.nullish(wireId),
      name: z.string(),
      img: wireText,
      product_sku: z.optional(wireList(wireOption)),
      wanted: wireNumber,
      number: wireNumber,
      limited_by: z.nullish(z.enum(['stock', 'purchase-limit'])),
      obstacle: z.nullish(z.enum(['off-shelf', 'variant-gone', 'sold-out', 'in-cart', 'not-by-cart', 'prize'])),
      price: wireNumber,
      price_was: wireNumber,
    }),
  ),
});
export type WireAgain = z.infer<typeof wireAgain>;

/** `GET goodIndent/address/{id}`. Amounts in yuan. */
export const wireAddressOffer = z.object({
  carriage: wireNumber,
  total: wireNumber,
  paid: wireFlag,
  pay_way_code: wireNumber,
  obstacle: z.nullish(z.enum(['state', 'nothing-sent', 'refund'])),
  good_location: z.nullish(wireOrderAddress),
  shippings: wireList(
    z.extend(wireShipping, {
      carriage: wireNumber,
      difference: wireNumber,
      current: wireFlag,
      allowed: wireFlag,
    }),
  ),
});
export type WireAddressOffer = z.infer<typeof wireAddressOffer>;
