import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { basketText } from '../model/basket.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf, wirePage } from '../wire/parts.ts';
import {
  toAddress,
  toDeliveryEstimate,
  toMapTiles,
  toRegion,
  toShippingFee,
  toWireAddress,
  toWireFeeLine,
} from './mapping.ts';
import type {
  Address,
  AddressInput,
  DeliveredGoods,
  DeliveryEstimate,
  DeliveryTo,
  MapTiles,
  Region,
  ShippingFee,
  ShippingFeeLine,
} from './model.ts';
import { wireDeliveryEstimate, wireFreight, wireMapConfig, wireRegions, wireShipping } from './wire.ts';

const wireShippingPage = wirePage(wireShipping);
const pathOf = (id: Id) => `shipping/${encodeURIComponent(id)}`;

/** The customer's addresses, the default one first; all of them in one go (at most 100). */
export async function listAddresses(client: ApiClient, options?: RequestOptions): Promise<Address[]> {
  const params = { sort: '-defaults', limit: 100 };
  return (await client.get('shipping', parserOf(wireShippingPage), params, options)).data.map(toAddress);
}

/** Adds an address; the first one becomes the default. Throws `validation` with the first rule that is broken. */
export async function createAddress(
  client: ApiClient,
  input: AddressInput,
  options?: RequestOptions,
): Promise<Address> {
  return toAddress(await client.post('shipping', parserOf(wireShipping), toWireAddress(input), options));
}

/** Changes an address. */
export async function updateAddress(
  client: ApiClient,
  id: Id,
  input: AddressInput,
  options?: RequestOptions,
): Promise<Address> {
  return toAddress(await client.post(pathOf(id), parserOf(wireShipping), toWireAddress(input), options));
}

/** Deletes an address. The default one is refused with `conflict`. */
export async function removeAddress(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(`shipping/destroy/${encodeURIComponent(id)}`, ignored, undefined, options);
}

/** Makes an address the default one. */
export async function setDefaultAddress(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post('shipping/default/set', ignored, { id: Number(id) }, options);
}

/** Country, provinces, cities and districts in the language of the client, as trees from the country down. */
export async function listRegions(client: ApiClient, options?: RequestOptions): Promise<Region[]> {
  return (await client.get('region', parserOf(wireRegions), undefined, options)).map(toRegion);
}

/** Shipping fee of some lines to an address; to the default one when `addressId` is `null`. */
export async function getShippingFee(
  client: ApiClient,
  addressId: Id | null,
  lines: readonly ShippingFeeLine[],
  options?: RequestOptions,
): Promise<ShippingFee> {
  const path = `shipping/freight/${encodeURIComponent(addressId ?? '0')}`;
  return toShippingFee(await client.post(path, parserOf(wireFreight), lines.map(toWireFeeLine), options));
}

/**
 * What delivery of some goods costs and when they arrive, before there is an order. Visitors ask, too.
 *
 * @param to where to; `{}`: the customer's default address, else the region of the shop
 */
export async function estimateDelivery(
  client: ApiClient,
  goods: DeliveredGoods,
  to: DeliveryTo,
  options?: RequestOptions,
): Promise<DeliveryEstimate> {
  const asked =
    'lines' in goods ? { lines: basketText(goods.lines) } : { good_id: goods.productId, number: goods.quantity };
  const params = { ...asked, region: to.region, last: to.last };
  return toDeliveryEstimate(await client.get('shipping/estimate', parserOf(wireDeliveryEstimate), params, options));
}

/** Pictures for a map, when the shop has some. Throws `not-found` on servers without the call. */
export async function getMapTiles(client: ApiClient, options?: RequestOptions): Promise<MapTiles | null> {
  return toMapTiles(await client.get('siteConfig', parserOf(wireMapConfig), undefined, options));
}
