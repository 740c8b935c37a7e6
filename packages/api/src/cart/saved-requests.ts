import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import { toCartLine, toWireChange } from './mapping.ts';
import type { CartEntry, CartLine, CartLineRef } from './model.ts';
import { wireCart } from './wire.ts';

const SAVED = 'goodIndent/cart/later';

/** What the signed-in customer saved for later, last saved first, with prices and stock of now. */
export async function getSavedLines(client: ApiClient, options?: RequestOptions): Promise<CartLine[]> {
  return (await client.get(SAVED, parserOf(wireCart), undefined, options)).map(toCartLine);
}

/**
 * Saves lines for later: they leave the cart, which is answered. An entry without pieces takes those of its line in the cart; what was
 * saved before adds up.
 */
export async function saveForLater(
  client: ApiClient,
  entries: readonly (CartLineRef | CartEntry)[],
  options?: RequestOptions,
): Promise<CartLine[]> {
  const body = entries.map((entry) => toWireChange(entry));
  return (await client.post(SAVED, parserOf(wireCart), body, options)).map(toCartLine);
}

/** Puts saved lines back into the cart, which is answered, as far as stock and purchase limit allow. */
export async function moveToCart(
  client: ApiClient,
  refs: readonly CartLineRef[],
  options?: RequestOptions,
): Promise<CartLine[]> {
  const body = refs.map(({ productId, variantId }) => toWireChange({ productId, variantId }));
  return (await client.post(`${SAVED}/back`, parserOf(wireCart), body, options)).map(toCartLine);
}

/** Forgets saved lines; answers those that are left. */
export async function removeSavedLines(
  client: ApiClient,
  refs: readonly CartLineRef[],
  options?: RequestOptions,
): Promise<CartLine[]> {
  const body = refs.map(({ productId, variantId }) => toWireChange({ productId, variantId }));
  return (await client.post(`${SAVED}/remove`, parserOf(wireCart), body, options)).map(toCartLine);
}
