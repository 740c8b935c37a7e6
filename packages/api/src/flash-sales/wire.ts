import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireNumber, wirePage, wireResource, wireText } from '../wire/parts.ts';

/**
 * Row of `GET seckill` (13.6). `price` in yuan, lowest first. Extensions: `market_price`, in yuan; `limit`, `left` and `held`, pieces the
 * sale began with, pieces that can still be had, and pieces that are held and may come back; `purchase_number` and `customer_limit`, most pieces of an order and of a
 * customer, 0 without a limit.
 */
const wireSeckillRow = z.object({
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
  limit: wireNumber,
  left: wireNumber,
  held: z.optional(wireNumber),
  purchase_number: wireNumber,
  customer_limit: wireNumber,
  resources: z.nullish(wireResource),
});
export type WireSeckillRow = z.infer<typeof wireSeckillRow>;

export const wireSeckillPage = z.extend(wirePage(wireSeckillRow), { server_time: wireText });
export type WireSeckillPage = z.infer<typeof wireSeckillPage>;

/** Row of `GET seckill/had`, an extension: pieces of a sale the customer has had. */
export const wireOwnPieces = z.object({ id: wireId, number: wireNumber });
export type WireOwnPieces = z.infer<typeof wireOwnPieces>;

/** SKU of a sale; both prices in cents. `good_sku_id` is 0 or null for a good without SKUs. */
const wireSeckillSku = z.object({
  id: wireId,
  good_sku_id: z.nullish(wireId),
  price: wireNumber,
  seckill_price: wireNumber,
  limit: wireNumber,
  residue_limit: wireNumber,
  /** Pieces held for customers whose turn it is (extension). */
  held: z.optional(wireNumber),
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

/** Event of `GET seckill/events`, an extension: how one sale stands. */
export const wireSaleEvent = z.object({
  id: wireId,
  good_id: wireId,
  state: wireNumber,
  progress: wireNumber,
  left: wireNumber,
  time: z.string(),
  end_time: z.string(),
  seckill_sku: wireList(z.object({ id: wireId, residue_limit: wireNumber, held: z.optional(wireNumber) })),
  server_time: z.string(),
});
export type WireSaleEvent = z.infer<typeof wireSaleEvent>;

/** `GET seckillReminder/ids`, an extension. */
export const wireSaleReminders = z.object({ ids: wireList(wireId), seconds_before: wireNumber });
export type WireSaleReminders = z.infer<typeof wireSaleReminders>;
