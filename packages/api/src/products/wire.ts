import * as z from 'zod/mini';
import {
  wireFlag,
  wireId,
  wireLabel,
  wireList,
  wireNumber,
  wireOption,
  wirePage,
  wireResource,
  wireText,
} from '../wire/parts.ts';
import { wireSaleOffer } from '../wire/sale-offer.ts';
import { wireUnitPrice } from '../wire/unit-price.ts';

/** Row of `GET good` (2.2). Amounts in yuan. */
const wireGoodCard = z.object({
  id: wireId,
  name: z.string(),
  price: wireNumber,
  order_price: wireNumber,
  market_price: wireNumber,
  price_show: z.optional(wireList(wireNumber)),
  original_price_show: z.optional(wireList(wireNumber)),
  sales: wireNumber,
  brand_id: z.nullish(wireId),
  inventory_show: wireNumber,
  is_recommend: wireFlag,
  is_new: wireFlag,
  is_hot: wireFlag,
  resources: z.nullish(wireResource),
  good_sku: z.optional(wireList(z.unknown())),
  /** The rest is an extension of ours. */
  type_code: wireNumber,
  freight_type: wireNumber,
  freight: wireNumber,
  integral_commodity_count: wireNumber,
  seckill_offer: wireSaleOffer,
  unit_price: wireUnitPrice,
});
export type WireGoodCard = z.infer<typeof wireGoodCard>;

/** Facet counts: extension of ours. Amounts in yuan. */
const wireFacets = z.object({
  brands: wireList(z.object({ id: wireId, name: z.string(), count: wireNumber })),
  categories: z.optional(wireList(z.object({ id: wireId, name: z.string(), count: wireNumber }))),
  price_min: wireNumber,
  price_max: wireNumber,
  in_stock: wireNumber,
  units: z.optional(wireList(z.object({ unit: wireText, count: wireNumber }))),
  colours: z.optional(wireList(z.object({ colour: wireText, count: wireNumber }))),
  services: z.optional(wireList(z.object({ service: wireText, count: wireNumber }))),
});
export type WireFacets = z.infer<typeof wireFacets>;

/** How a search was understood: extension of ours. */
const wireUnderstood = z.object({ corrected: z.nullish(z.string()), exact: z.nullish(wireNumber) });

export const wireGoodPage = z.extend(wirePage(wireGoodCard), {
  facets: z.nullish(wireFacets),
  search: z.nullish(wireUnderstood),
});
export type WireGoodPage = z.infer<typeof wireGoodPage>;

/** A SKU (2.3). Amounts in yuan. */
const wireSku = z.object({
  id: wireId,
  price: wireNumber,
  market_price: wireNumber,
  inventory: wireNumber,
  code_type: wireNumber,
  product_sku: wireList(wireOption),
  resources: z.nullish(wireResource),
  /** Extension of ours. */
  unit_price: wireUnitPrice,
});
export type WireSku = z.infer<typeof wireSku>;

/** `GET good/{id}` (2.4). Amounts in yuan. */
export const wireGood = z.object({
  id: wireId,
  name: z.string(),
  number: wireText,
  type: wireLabel,
  type_code: wireNumber,
  category_id: z.nullish(wireId),
  brand_id: z.nullish(wireId),
  freight_id: z.nullish(wireId),
  /** In yuan, 0 for always: extension of ours. */
  freight_free_from: wireNumber,
  price: wireNumber,
  order_price: wireNumber,
  market_price: wireNumber,
  price_show: z.optional(wireList(wireNumber)),
  market_price_show: z.optional(wireList(wireNumber)),
  inventory: wireNumber,
  inventory_show: wireNumber,
  sales: wireNumber,
  keywords: wireText,
  short_description: wireText,
  details: wireText,
  is_show: wireNumber,
  is_delete: wireNumber,
  time: wireText,
  purchase_number: wireNumber,
  integral_commodity_count: wireNumber,
  resources_many: z.optional(wireList(wireResource)),
  resources: z.nullish(wireResource),
  good_sku: wireList(wireSku),
  /** Extensions of ours. */
  seckill_offer: wireSaleOffer,
  unit_price: wireUnitPrice,
});
export type WireGood = z.infer<typeof wireGood>;

/** `GET good/suggest`: extension of ours. */
export const wireSuggestions = wireList(
  z.object({
    text: z.string(),
    count: wireNumber,
    kind: z.nullish(z.enum(['word', 'category', 'brand', 'product', 'article'])),
    id: z.nullish(wireId),
  }),
);
export type WireSuggestion = z.infer<typeof wireSuggestions>[number];

/** `GET good/words`: extension of ours. */
export const wireSearchWords = z.object({ popular: wireList(z.string()), near: wireList(z.string()) });

/** `POST recommendation`, an extension of ours. A reason that is not known yet is none of ours to say. */
export const wireRecommendations = wireList(
  z.object({ good_id: wireId, reason: z.catch(z.enum(['bought', 'viewed', 'kind', 'today']), 'today') }),
);

/** `GET collect/alert/{id}` (ours). */
export const wireAlerts = z.object({ price: z.boolean(), stock: z.boolean() });
