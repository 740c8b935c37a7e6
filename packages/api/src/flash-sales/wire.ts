import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wirePage, wireResource, wireText } from '../wire/parts.ts';

/** Row of `GET seckill` (13.6). `price` in yuan, lowest first; `market_price`, in yuan, is an extension. */
export const wireSeckillRow = z.object({
  id: wireId,
  good_id: wireId,
  name: z.string(),
  abstract: wireText,
  price: wireList(wireNumber),
  market_price: wireNumber,
  progress: wireNumber,
  state: wireNumber,
  time: z.string(),
  end_time: z.string(),
  resources: z.nullish(wireResource),
});
export type WireSeckillRow = z.infer<typeof wireSeckillRow>;

export const wireSeckillPage = z.extend(wirePage(wireSeckillRow), { server_time: wireText });
export type WireSeckillPage = z.infer<typeof wireSeckillPage>;

/** SKU of a sale; both prices in cents. `good_sku_id` is 0 or null for a good without SKUs. */
export const wireSeckillSku = z.object({
  id: wireId,
  good_sku_id: z.nullish(wireId),
  price: wireNumber,
  seckill_price: wireNumber,
  limit: wireNumber,
  residue_limit: wireNumber,
  resources: z.nullish(wireResource),
});
export type WireSeckillSku = z.infer<typeof wireSeckillSku>;

/** `GET seckill/{good_id}`; null without a running or coming sale. `price_show` in yuan. */
export const wireSeckill = z.object({
  id: wireId,
  good_id: wireId,
  name: z.string(),
  abstract: wireText,
  details: wireText,
  state: wireNumber,
  time: z.string(),
  end_time: z.string(),
  server_time: wireText,
  price_show: z.optional(wireList(wireNumber)),
  is_purchase_number: wireFlag,
  purchase_number: wireNumber,
  customer_limit: wireNumber,
  resources_many: z.optional(wireList(wireResource)),
  seckill_sku: wireList(wireSeckillSku),
});
export type WireSeckill = z.infer<typeof wireSeckill>;
