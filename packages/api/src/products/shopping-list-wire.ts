import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wireOption, wireResource, wireText } from '../wire/parts.ts';

const wireMeasure = z.nullish(z.object({ quantity: wireNumber, unit: wireText }));
export type WireMeasure = z.infer<typeof wireMeasure>;

/** A SKU in stock. Amounts in yuan. */
const wireMatchedSku = z.object({
  id: wireId,
  price: wireNumber,
  inventory: wireNumber,
  product_sku: wireList(wireOption),
  measure: wireMeasure,
});
export type WireMatchedSku = z.infer<typeof wireMatchedSku>;

const wireMatchedGood = z.object({
  id: wireId,
  name: z.string(),
  price: wireNumber,
  inventory: wireNumber,
  purchase_number: wireNumber,
  resources: z.nullish(wireResource),
  measure: wireMeasure,
  good_sku: wireList(wireMatchedSku),
});
export type WireMatchedGood = z.infer<typeof wireMatchedGood>;

/** `GET good/{id}/together`: extension of ours. */
export const wireMatchedGoods = wireList(wireMatchedGood);

/** `POST good/match`: extension of ours. */
export const wireMatches = wireList(z.object({ exact: wireNumber, goods: wireMatchedGoods }));

/** `POST sharedList` and `POST sharedList/read`: extensions of ours. */
export const wireListToken = z.object({ token: z.string(), expires_at: z.string() });
export const wireSharedList = z.object({
  name: wireText,
  expires_at: z.string(),
  lines: wireList(
    z.object({ text: z.string(), number: wireNumber, good_id: z.nullish(wireId), good_sku_id: z.nullish(wireId) }),
  ),
});
