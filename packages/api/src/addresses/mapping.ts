import { toArrival } from '../wire/arrival.ts';
import {
  centsFromYuan,
  toFlag,
  toOptionalCents,
  toOptionalId,
  toOptionalNumber,
  toOptionalText,
} from '../wire/values.ts';
import type {
  Address,
  AddressInput,
  DeliveryEstimate,
  MapTiles,
  Region,
  ShippingFee,
  ShippingFeeLine,
} from './model.ts';
import type { WireDeliveryEstimate, WireFreight, WireMapConfig, WireRegion, WireShipping } from './wire.ts';

export function toAddress(wire: WireShipping): Address {
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    phone: wire.cellphone ?? '',
    place: wire.location ?? '',
    address: wire.address ?? '',
    house: wire.house ?? '',
    latitude: toOptionalNumber(wire.latitude),
    longitude: toOptionalNumber(wire.longitude),
    isDefault: toFlag(wire.defaults),
  };
}

export function toWireAddress(input: AddressInput) {
  return {
    name: input.name.trim(),
    cellphone: input.phone.trim(),
    location: input.place.trim(),
    address: input.address.trim(),
    house: input.house.trim(),
    latitude: input.latitude,
    longitude: input.longitude,
  };
}

export function toRegion(wire: WireRegion): Region {
  return {
    id: String(wire.id),
    name: wire.name,
    code: wire.value === null || wire.value === undefined || wire.value === '' ? null : String(wire.value),
    children: (wire.children ?? []).map(toRegion),
  };
}

export function toShippingFee(wire: WireFreight): ShippingFee {
  const address = wire.shipping ? toAddress(wire.shipping) : null;
  return { address, fee: address ? centsFromYuan(wire.carriage) : null };
}

export function toWireFeeLine({ productId, quantity, shippingRateId }: ShippingFeeLine) {
  return { number: quantity, freight_id: Number(shippingRateId ?? 0), good_id: Number(productId) };
}

export function toDeliveryEstimate(wire: WireDeliveryEstimate): DeliveryEstimate {
  return {
    region: wire.region ? { code: wire.region.code, name: wire.region.name } : null,
    arrives: toArrival(wire),
    orderBy: toOptionalText(wire.order_by),
    serverTime: wire.server_time ?? '',
    costs: wire.rows.map((row) => ({
      variantId: toOptionalId(row.good_sku_id),
      isSent: toFlag(row.is_sent),
      isServed: toFlag(row.is_served),
      fee: toOptionalCents(row.carriage) ?? null,
      freeFrom: toOptionalCents(row.free_from) ?? null,
    })),
  };
}

/** Tiles come from this shop's own origin: a page may load nothing else. */
const TILE_PATH = /^\/(?![/\\])(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/;
const TILES_MAX_ZOOM = 18;

/** `null` without tiles, or with some that could not be loaded. */
export function toMapTiles({ map }: WireMapConfig): MapTiles | null {
  const template = toOptionalText(map?.tiles);
  if (!template || !TILE_PATH.test(template)) return null;
  return {
    template,
    maxZoom: toOptionalNumber(map?.max_zoom) ?? TILES_MAX_ZOOM,
    credit: toOptionalText(map?.attribution) ?? '',
  };
}
