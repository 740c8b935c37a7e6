import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wireText } from '../wire/parts.ts';

/** A station of a parcel; its words grow with the couriers, so any word may come. */
export const wireTracking = z.object({ status: wireText, text: wireText, time: z.string() });
export type WireTracking = z.infer<typeof wireTracking>;

/** A row of `parcels` of `GET goodIndent/detail/{id}` (api level 9). */
export const wireParcel = z.object({
  id: wireId,
  odd: wireText,
  dhl: z.nullish(z.object({ name: wireText })),
  state: wireText,
  shipping_time: wireText,
  delivered_time: wireText,
  goods_list: wireList(z.object({ id: wireId, number: wireNumber })),
  tracking: wireList(wireTracking),
});
export type WireParcel = z.infer<typeof wireParcel>;
