import * as z from 'zod/mini';
import { wireId, wireNumber, wirePage, wireResource, wireText } from '../wire/parts.ts';
import { wireSaleOffer } from '../wire/sale-offer.ts';

/**
 * Row of `GET collect` and `GET browse`. `good` is null when it was deleted; `order_price` and `price_fell` in yuan. Ours, of favourites only:
 * `price_fell`, `is_sold_out`, `has_sku`, `alert_price`, `alert_stock`.
 */
const wireSavedGood = z.object({
  id: wireId,
  good_id: wireId,
  created_at: wireText,
  updated_at: wireText,
  price_fell: z.optional(wireNumber),
  is_sold_out: z.optional(z.boolean()),
  has_sku: z.optional(z.boolean()),
  alert_price: z.optional(z.boolean()),
  alert_stock: z.optional(z.boolean()),
  good: z.nullish(
    z.object({
      id: wireId,
      name: z.string(),
      order_price: wireNumber,
      resources: z.nullish(wireResource),
      seckill_offer: wireSaleOffer,
    }),
  ),
});
export type WireSavedGood = z.infer<typeof wireSavedGood>;

export const wireSavedGoodPage = wirePage(wireSavedGood);
