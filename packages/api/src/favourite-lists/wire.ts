import * as z from 'zod/mini';
import { wireFlag, wireId, wireLabel, wireList, wireNumber, wireResource, wireText } from '../wire/parts.ts';
import { wireSaleOffer } from '../wire/sale-offer.ts';

/** `POST collectList/{id}/share`, and of a row below: extensions of ours. */
export const wireLink = z.nullish(z.object({ token: z.string(), from: wireText, expires_at: z.string() }));
export type WireLink = z.infer<typeof wireLink>;

/** Row of `GET collectList`: extension of ours. */
const wireFavouriteList = z.object({
  id: wireId,
  name: z.string(),
  number: wireNumber,
  has_good: wireFlag,
  resources: wireList(wireResource),
  link: wireLink,
});
export type WireFavouriteList = z.infer<typeof wireFavouriteList>;

export const wireFavouriteLists = wireList(wireFavouriteList);

export const wireNewList = z.object({ id: wireId });

const wireSharedGood = z.object({
  id: wireId,
  name: z.string(),
  type_code: wireLabel,
  order_price: wireNumber,
  is_sold_out: wireFlag,
  has_sku: wireFlag,
  resources: z.nullish(wireResource),
  seckill_offer: wireSaleOffer,
});
export type WireSharedGood = z.infer<typeof wireSharedGood>;

/** `POST collectList/read`: extension of ours. */
export const wireSharedFavourites = z.object({
  name: z.string(),
  from: wireText,
  expires_at: z.string(),
  gone: wireNumber,
  goods: wireList(wireSharedGood),
});
export type WireSharedFavourites = z.infer<typeof wireSharedFavourites>;

/** `POST collectList/keep`: extension of ours. */
export const wireKept = z.object({ number: wireNumber });
