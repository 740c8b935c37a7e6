import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { toSavedProduct } from '../favourites/mapping.ts';
import type { SavedProduct } from '../favourites/model.ts';
import { wireSavedGoodPage } from '../favourites/wire.ts';
import type { Id } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { toNumber, toPage } from '../wire/values.ts';
import { toFavouriteList, toLink, toSharedFavourites } from './mapping.ts';
import type { FavouriteList, ListLink, SharedFavourites } from './model.ts';
import { wireFavouriteLists, wireKept, wireLink, wireNewList, wireSharedFavourites } from './wire.ts';

/**
 * The customer's lists of favourites, the oldest first (extension of our server).
 * @param productId says of each list whether this product is in it
 */
export async function listFavouriteLists(
  client: ApiClient,
  productId: Id | null,
  options?: RequestOptions,
): Promise<FavouriteList[]> {
  const params = { good_id: productId };
  return (await client.get('collectList', parserOf(wireFavouriteLists), params, options)).map(toFavouriteList);
}

/** Favourites in a list, what was put in last first (extension of our server). Throws `not-found` where there is no such list. */
export async function listFavouritesIn(
  client: ApiClient,
  listId: Id,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<SavedProduct>> {
  const wire = await client.get(
    `collectList/${encodeURIComponent(listId)}`,
    parserOf(wireSavedGoodPage),
    pageParams(query),
    options,
  );
  return toPage(wire, toSavedProduct);
}

/**
 * Makes an empty list (extension of our server).
 * @returns its id
 * @throws ApiError `conflict` when there is one of this name or there are too many, `validation` for a name that is none
 */
export async function createFavouriteList(client: ApiClient, name: string, options?: RequestOptions): Promise<Id> {
  return String((await client.post('collectList', parserOf(wireNewList), { name }, options)).id);
}

/** Renames a list (extension of our server). Throws as `createFavouriteList` does. */
export async function renameFavouriteList(
  client: ApiClient,
  { id, name }: Pick<FavouriteList, 'id' | 'name'>,
  options?: RequestOptions,
): Promise<void> {
  await client.post(`collectList/${encodeURIComponent(id)}/rename`, ignored, { name }, options);
}

/** Deletes a list and ends its link; what was in it stays a favourite (extension of our server). */
export async function removeFavouriteList(client: ApiClient, listId: Id, options?: RequestOptions): Promise<void> {
  await client.post(`collectList/${encodeURIComponent(listId)}/destroy`, ignored, undefined, options);
}

/**
 * Puts a product into a list, which makes it a favourite, or takes it out, which leaves it one; what is so already stays so (extension
 * of our server).
 * @throws ApiError `conflict` when list or favourites are full
 */
export async function putInFavouriteList(
  client: ApiClient,
  { listId, productId, isIn }: { listId: Id; productId: Id; isIn: boolean },
  options?: RequestOptions,
): Promise<void> {
  await client.post(
    `collectList/${encodeURIComponent(listId)}/good`,
    ignored,
    { good_id: Number(productId), is_in: isIn },
    options,
  );
}

/** Shares a list for thirty days from now, under this name of its owner or none (extension of our server). A link that is out stays the same. */
export async function shareFavouriteList(
  client: ApiClient,
  { listId, from }: { listId: Id; from: string },
  options?: RequestOptions,
): Promise<ListLink | null> {
  return toLink(
    await client.post(`collectList/${encodeURIComponent(listId)}/share`, parserOf(wireLink), { from }, options),
  );
}

/** Ends the link of a list at once (extension of our server). */
export async function endFavouriteListLink(client: ApiClient, listId: Id, options?: RequestOptions): Promise<void> {
  await client.post(`collectList/${encodeURIComponent(listId)}/unshare`, ignored, undefined, options);
}

/**
 * The list of a link (extension of our server). Throws `not-found` where the shop did not make the link, `conflict` where it is too old or
 * was ended.
 */
export async function getSharedFavourites(
  client: ApiClient,
  token: string,
  options?: RequestOptions,
): Promise<SharedFavourites> {
  return toSharedFavourites(await client.post('collectList/read', parserOf(wireSharedFavourites), { token }, options));
}

/**
 * Makes all products of a shared list favourites of the customer, or none (extension of our server).
 * @returns how many were none before
 * @throws ApiError `conflict` when there are too many favourites, and as `getSharedFavourites` does
 */
export async function keepSharedFavourites(
  client: ApiClient,
  token: string,
  options?: RequestOptions,
): Promise<number> {
  return toNumber((await client.post('collectList/keep', parserOf(wireKept), { token }, options)).number);
}
