import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { isApiError } from '../client/api-error.ts';
import { ignored } from '../wire/ignored.ts';
import { parserOf } from '../wire/parts.ts';
import { cartLineOf, lineKey } from './line.ts';
import { toCartLine, toWireCartLine, toWireChange } from './mapping.ts';
import { type MergeNote, mergeNotes } from './merge-notes.ts';
import type { CartEntry, CartLine, CartLineRef } from './model.ts';
import { lineOfEntry } from './renewed-line.ts';
import { addLine, removeLines, setQuantity } from './rules.ts';
import { wireCart } from './wire.ts';

/** The signed-in customer's cart, brought up to date by the server: prices, stock, validity. */
export async function getCart(client: ApiClient, options?: RequestOptions): Promise<CartLine[]> {
  const path = 'goodIndent/synchronizationInventory';
  return (await client.post(path, parserOf(wireCart), undefined, options)).map(toCartLine);
}

/**
 * Lines of a visitor's cart of which only ids and pieces are known, as the shop sees them now. What exists no more is a line
 * without a name. Throws when anything else keeps a product from being read.
 */
export async function getGuestLines(
  client: ApiClient,
  entries: readonly CartEntry[],
  options?: RequestOptions,
): Promise<CartLine[]> {
  const { getProduct } = await import('../products/requests.ts');
  const read = async (id: string) => [id, await getProduct(client, id, options).catch(gone)] as const;
  const ids = new Set(entries.map(({ productId }) => productId));
  const products = new Map(await Promise.all([...ids].map(read)));
  return entries.map((entry) => lineOfEntry(entry, products.get(entry.productId) ?? null));
}

function gone(error: unknown): null {
  if (isApiError(error, 'not-found')) return null;
  throw error;
}

/** Replaces the whole cart; an empty list clears it. Prefer the calls by line. */
export async function saveCart(client: ApiClient, lines: readonly CartLine[], options?: RequestOptions): Promise<void> {
  await client.post('goodIndent/addShoppingCart', ignored, lines.map(toWireCartLine), options);
}

/** Empties the cart. */
export async function clearCart(client: ApiClient, options?: RequestOptions): Promise<void> {
  await client.post('goodIndent/clearShoppingCart', ignored, undefined, options);
}

/**
 * Adds pieces, line by line; answers the cart afterwards. More than stock or purchase limit allow is refused
 * (`conflict`), or lowered with `cap` (merging a guest's cart). `places` are those of lines that are added anew, from 0 and in the order of
 * the entries: the lowest first; without them they come last, and so they do on a server that does not know places.
 */
export async function addToCart(
  client: ApiClient,
  entries: readonly (CartEntry | CartLine)[],
  { cap = false, places = [], ...options }: RequestOptions & { cap?: boolean; places?: readonly number[] } = {},
): Promise<CartLine[]> {
  const body = entries.map(({ productId, variantId, quantity }, index) =>
    toWireChange({ productId, variantId, quantity }, { cap, place: places[index] }),
  );
  return changeByLine(client, 'add', body, options, async (cart) => {
    const lines = await Promise.all(
      entries.map((entry) => ('key' in entry ? entry : loadLine(client, entry, options))),
    );
    return lines.reduce(addLine, cart);
  });
}

/**
 * Puts a visitor's lines into the customer's cart, as far as stock and purchase limits allow. Answers the cart
 * afterwards, and what the customer has to know of it.
 */
export async function mergeGuestCart(
  client: ApiClient,
  guest: readonly CartLine[],
  options?: RequestOptions,
): Promise<{ lines: CartLine[]; notes: MergeNote[] }> {
  const before = await getCart(client, options);
  const lines = await addToCart(client, guest, { ...options, cap: true });
  return { lines, notes: mergeNotes(before, guest, lines) };
}

/**
 * Sets the pieces of a line; answers the cart afterwards. With `before` the line changes its variant: the line that is
 * named there goes, and its place is kept. More than stock or purchase limit allow is refused (`conflict`).
 */
export async function setCartQuantity(
  client: ApiClient,
  entry: CartEntry,
  { before, ...options }: RequestOptions & { before?: CartLineRef } = {},
): Promise<CartLine[]> {
  const body = [toWireChange(entry, { before })];
  if (!before) return changeByLine(client, 'set', body, options, (cart) => setQuantity(cart, entry));
  const lines = await changeByLine(client, 'set', body, options, async (cart) => {
    const rest = removeLines(cart, [before, entry]);
    return addLine(rest, await loadLine(client, entry, options));
  });
  // A server of ours that does not know `before` yet has kept its line.
  const isLeft = lineKey(before) !== lineKey(entry) && lines.some(({ key }) => key === lineKey(before));
  return isLeft ? removeFromCart(client, [before], options) : lines;
}

/** Removes lines; answers the cart afterwards. Lines that are gone already are no error. */
export async function removeFromCart(
  client: ApiClient,
  refs: readonly CartLineRef[],
  options?: RequestOptions,
): Promise<CartLine[]> {
  const body = refs.map(({ productId, variantId }) => toWireChange({ productId, variantId }));
  return changeByLine(client, 'remove', body, options, (cart) => removeLines(cart, refs));
}

/**
 * The calls by line are an extension of our server. Another one answers 404; then the change is applied to the cart as
 * it is now, never to a stale copy, and the whole is saved.
 */
async function changeByLine(
  client: ApiClient,
  change: 'add' | 'set' | 'remove',
  body: readonly ReturnType<typeof toWireChange>[],
  options: RequestOptions | undefined,
  apply: (cart: CartLine[]) => CartLine[] | Promise<CartLine[]>,
): Promise<CartLine[]> {
  try {
    const path = `goodIndent/cart/${change}`;
    return (await client.post(path, parserOf(wireCart), body, options)).map(toCartLine);
  } catch (error) {
    if (!isApiError(error, 'not-found') || error.wireCode !== 0) throw error;
    const changed = await apply(await getCart(client, options));
    await saveCart(client, changed, options);
    return changed;
  }
}

/** The line of an entry that only names ids. Products are loaded late: only the way around needs them. */
async function loadLine(client: ApiClient, entry: CartEntry, options?: RequestOptions): Promise<CartLine> {
  const { getProduct } = await import('../products/requests.ts');
  const product = await getProduct(client, entry.productId, options);
  const variant = product.variants.find(({ id }) => id === entry.variantId) ?? null;
  return cartLineOf(product, variant, entry.quantity);
}
