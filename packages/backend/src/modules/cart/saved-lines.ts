import type { Tx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { removeLines } from './cart-change.ts';
import { applyEntries, type CartEntry, lineOf } from './cart-changes.ts';
import { lineKey, MAX_CART_LINES, mergeLines } from './cart-line.ts';
import type { StoredCart } from './cart-store.ts';

const keysOf = (entries: readonly CartEntry[]) => new Set(entries.map((one) => lineKey(lineOf(one, 1))));

/**
 * Saves lines for later: they leave the cart. Pieces are those of the entry, else those of the line in the cart; what was saved
 * before keeps its pieces and gets these.
 * @throws ShopError when more lines would be saved than a cart may hold
 */
export function saveLines({ lines, saved }: StoredCart, entries: readonly CartEntry[]): StoredCart {
  const inCart = new Map(lines.map((line) => [lineKey(line), line]));
  const added = entries.map((one) => {
    const line = lineOf(one, 1);
    const known = inCart.get(lineKey(line));
    return { ...known, ...line, number: one.number ?? known?.number ?? 1 };
  });
  const all = mergeLines([...added, ...saved]);
  if (all.length > MAX_CART_LINES) throw refuse('cart.full', { n: MAX_CART_LINES });
  return { lines: removeLines(lines, keysOf(entries)), saved: all };
}

/** Puts saved lines back into the cart, as far as stock and purchase limit allow. What finds no room stays saved. */
export async function moveToCart(
  tx: Tx,
  { lines, saved }: StoredCart,
  entries: readonly CartEntry[],
): Promise<StoredCart> {
  const wanted = keysOf(entries);
  const moved = saved.filter((line) => wanted.has(lineKey(line)));
  if (moved.length === 0) return { lines, saved };
  const filled = await applyEntries(
    tx,
    lines,
    'add',
    moved.map((line) => ({ good_id: line.good_id, good_sku_id: line.good_sku_id, number: line.number, cap: true })),
  );
  const inCart = new Set(filled.map(lineKey));
  return { lines: filled, saved: saved.filter((line) => !(wanted.has(lineKey(line)) && inCart.has(lineKey(line)))) };
}

/** Forgets saved lines; those that are gone already are no error. */
export const forgetLines = ({ lines, saved }: StoredCart, entries: readonly CartEntry[]): StoredCart => ({
  lines,
  saved: removeLines(saved, keysOf(entries)),
});
