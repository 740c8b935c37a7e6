import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireNumber } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toSavedProduct } from './mapping.ts';
import type { SavedProduct } from './model.ts';
import { wireSavedGoodPage } from './wire.ts';

/** The customer's favourites, newest first. */
export async function listFavourites(
  client: ApiClient,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<SavedProduct>> {
  const params = { ...pageParams(query), sort: '-created_at' };
  return toPage(await client.get('collect', parserOf(wireSavedGoodPage), params, options), toSavedProduct);
}

/** Favourites that have become cheaper since they were saved (`priceFell`), newest first. */
export async function listFallenFavourites(
  client: ApiClient,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<SavedProduct>> {
  const params = { ...pageParams(query), fell: 1 };
  return toPage(await client.get('collect', parserOf(wireSavedGoodPage), params, options), toSavedProduct);
}

/** Whether a product is among the customer's favourites. */
export async function isFavourite(client: ApiClient, productId: Id, options?: RequestOptions): Promise<boolean> {
  const path = `collect/${encodeURIComponent(productId)}`;
  return toNumber(await client.get(path, parserOf(wireNumber), undefined, options)) > 0;
}

/** Adds a product; adding it again changes nothing. */
export async function addFavourite(client: ApiClient, productId: Id, options?: RequestOptions): Promise<void> {
  await client.post('collect', ignored, { id: Number(productId) }, options);
}

/** Removes a product (by the product's id, not the entry's); removing what is not there is no error. */
export async function removeFavourite(client: ApiClient, productId: Id, options?: RequestOptions): Promise<void> {
  await client.post(`collect/destroy/${encodeURIComponent(productId)}`, ignored, undefined, options);
}
