import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Cents } from '../model/money.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { toAddressOffer, toAgainLines } from './change-mapping.ts';
import type { AddressOffer, AgainLine } from './change-model.ts';
import { wireAddressOffer, wireAgain } from './change-wire.ts';

const pathOf = (call: string, id: Id) => `goodIndent/${call}/${encodeURIComponent(id)}`;

/**
 * What of an order can be put into the cart again, and on what terms (extension of our server, api level 9). Throws `not-found` for
 * another customer's order.
 */
export async function getAgainLines(client: ApiClient, id: Id, options?: RequestOptions): Promise<AgainLine[]> {
  return toAgainLines(await client.get(pathOf('again', id), parserOf(wireAgain), undefined, options));
}

/** Where an order could go instead, and what that costs (api level 9). Throws `not-found` for another customer's order. */
export async function getAddressOffer(client: ApiClient, id: Id, options?: RequestOptions): Promise<AddressOffer> {
  return toAddressOffer(await client.get(pathOf('address', id), parserOf(wireAddressOffer), undefined, options));
}

/**
 * Sends an order elsewhere before it is sent; asking for where it goes already changes nothing. Throws `conflict` when the fee is another one
 * than was shown, the order is paid and the address costs more, or it is too late.
 *
 * @param shippingFee the fee that was shown, in cents
 */
export async function changeOrderAddress(
  client: ApiClient,
  id: Id,
  addressId: Id,
  shippingFee: Cents,
  options?: RequestOptions,
): Promise<void> {
  const body = { shipping_id: Number(addressId), carriage: shippingFee / 100 };
  await client.post(pathOf('address', id), ignored, body, options);
}

/** Brings a removed order back into the list; doing so again is no error. Throws `not-found` once it is gone for good. */
export async function restoreOrder(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('restore', id), ignored, undefined, options);
}

/** Removes an order in the bin for good. Throws `not-found` when it is not there. */
export async function purgeOrder(client: ApiClient, id: Id, options?: RequestOptions): Promise<void> {
  await client.post(pathOf('purge', id), ignored, undefined, options);
}
