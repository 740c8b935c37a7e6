import * as z from 'zod/mini';
import { wireFlag, wireId, wireList, wireMap, wireNumber, wireText } from '../wire/parts.ts';

/** An address (2.8). Coordinates are numbers after creating and texts elsewhere. */
export const wireShipping = z.object({
  id: wireId,
  name: wireText,
  cellphone: wireText,
  location: wireText,
  address: wireText,
  house: wireText,
  latitude: wireNumber,
  longitude: wireNumber,
  defaults: wireFlag,
});
export type WireShipping = z.infer<typeof wireShipping>;

/** Node of `GET region`; `children` is missing on leaves. */
export type WireRegion = {
  id: number | string;
  name: string;
  value?: number | string | null | undefined;
  children?: WireRegion[] | undefined;
};
const wireRegion: z.ZodMiniType<WireRegion> = z.object({
  id: wireId,
  name: z.string(),
  value: wireNumber,
  children: z.optional(z.lazy(() => wireRegions)),
});
export const wireRegions: z.ZodMiniType<WireRegion[]> = wireList(wireRegion);

/** Answer of `shipping/freight/{id}`; `carriage` in yuan, missing without an address. */
export const wireFreight = z.object({ shipping: z.nullish(wireShipping), carriage: wireNumber });
export type WireFreight = z.infer<typeof wireFreight>;

/** `GET shipping/estimate`, an extension; amounts in yuan. */
export const wireDeliveryEstimate = z.object({
  server_time: wireText,
  region: z.nullish(z.object({ code: z.string(), name: z.string() })),
  arrives_from: wireText,
  arrives_until: wireText,
  order_by: wireText,
  rows: wireList(
    z.object({
      good_sku_id: z.nullish(wireId),
      is_sent: wireFlag,
      is_served: wireFlag,
      carriage: wireNumber,
      free_from: wireNumber,
    }),
  ),
});
export type WireDeliveryEstimate = z.infer<typeof wireDeliveryEstimate>;

/** What `GET siteConfig`, an extension of our own server, says of maps. */
export const wireMapConfig = z.object({
  map: z.nullish(wireMap(z.object({ tiles: wireText, attribution: wireText, max_zoom: wireNumber }))),
});
export type WireMapConfig = z.infer<typeof wireMapConfig>;
