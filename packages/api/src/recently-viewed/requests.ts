import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { toSavedProduct } from '../favourites/mapping.ts';
import type { SavedProduct } from '../favourites/model.ts';
import { wireSavedGoodPage } from '../favourites/wire.ts';
import type { Id } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';

/** Products the customer looked at, last one first. */
export async function listRecentlyViewed(
  client: ApiClient,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<SavedProduct>> {
  const params = { ...pageParams(query), sort: '-updated_at' };
  return toPage(await client.get('browse', parserOf(wireSavedGoodPage), params, options), toSavedProduct);
}

/** Remembers that the signed-in customer opened a product. Nothing is shown when it fails. */
export async function recordView(client: ApiClient, productId: Id, options?: RequestOptions): Promise<void> {
  await client.post('browse', ignored, { id: Number(productId) }, { ...options, silent: true });
}

/** Forgets everything the customer looked at (extension of our server; `not-found` elsewhere). */
export async function clearRecentlyViewed(client: ApiClient, options?: RequestOptions): Promise<void> {
  await client.post('browse/clear', ignored, undefined, options);
}
