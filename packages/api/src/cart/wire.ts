import * as z from 'zod/mini';
import { wireFlag, wireId, wireLabel, wireList, wireNumber, wireOption, wireText } from '../wire/parts.ts';
import { wireSaleOffer } from '../wire/sale-offer.ts';

/** Snapshot of the good on a cart line (2.5); brought up to date by our server. */
const wireCartGood = z.object({
  id: z.nullish(wireId),
  type: wireLabel,
  type_code: wireNumber,
  freight_id: z.nullish(wireId),
  freight_free_from: wireNumber,
  is_show: wireNumber,
  is_delete: wireNumber,
  market_price: wireNumber,
  inventory: wireNumber,
  inventory_show: wireNumber,
  purchase_number: wireNumber,
  /** Of what the line names: extension of ours. */
  seckill_offer: wireSaleOffer,
});

const wireCartSku = z.object({
  id: z.nullish(wireId),
  market_price: wireNumber,
  inventory: wireNumber,
  product_sku: z.optional(wireList(wireOption)),
});

/** A cart line (2.5). `price` in yuan; `invalid` is written by the server when the cart is read, `invalid_reason` by ours. */
const wireCartLine = z.object({
  good_id: wireId,
  good_sku_id: z.nullish(wireId),
  name: wireText,
  img: wireText,
  price: wireNumber,
  number: wireNumber,
  good: z.nullish(wireCartGood),
  good_sku: z.nullish(wireCartSku),
  invalid: wireFlag,
  invalid_reason: wireText,
});
export type WireCartLine = z.infer<typeof wireCartLine>;

/** The cart: a list, a map with any keys, or `[]` when it is empty. */
export const wireCart = wireList(wireCartLine);

/**
 * Entry of the list body of `goodIndent/cart/add|set|remove` (extension of ours). `number` is added, set, or left out
 * for removing; `cap` lowers it to what stock and purchase limit allow instead of refusing. `from_sku_id` of a line that
 * is set: the SKU it had before (0: none); that line goes. `place` of a line that is added anew: where it stands, from 0.
 */
export type WireCartChange = {
  good_id: number | string;
  good_sku_id: number | string;
  number?: number;
  cap?: boolean;
  from_sku_id?: number;
  place?: number;
};
