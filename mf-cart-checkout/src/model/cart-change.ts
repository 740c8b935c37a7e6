import type { ApiClient } from '@jishi/api';
import {
  addLine,
  addToCart,
  type CartEntry,
  type CartLine,
  type CartLineRef,
  moveToCart,
  removeFromCart,
  removeLines,
  saveForLater,
  setCartQuantity,
  setQuantity,
} from '@jishi/api/cart';
import { replaceLine } from './replace-line.ts';
import { restoreLines, type TakenLine } from './restore-lines.ts';

/** A change of the cart: what it makes of the lines on the screen, and how the server is asked for it. */
export type CartChange = {
  apply(lines: readonly CartLine[]): CartLine[];
  /** Answers the customer's cart afterwards. */
  send(api: ApiClient): Promise<CartLine[]>;
};

/** Adds the pieces of a line; refused by the server when stock or purchase limit are in the way. */
export const adding = (line: CartLine): CartChange => ({
  apply: (lines) => addLine(lines, line),
  send: (api) => addToCart(api, [line]),
});

/** Adds the pieces of several lines, all of them or none. */
export const addingAll = (added: readonly CartLine[]): CartChange => ({
  apply: (lines) => added.reduce(addLine, [...lines]),
  send: (api) => addToCart(api, added),
});

/** Sets the pieces of a line. */
export const setting = (entry: CartEntry): CartChange => ({
  apply: (lines) => setQuantity(lines, entry),
  send: (api) => setCartQuantity(api, entry),
});

/** Puts a line in the place of another one: the same product in another variant. */
export const replacing = (before: CartLineRef, after: CartLine): CartChange => ({
  apply: (lines) => replaceLine(lines, before, after),
  send: (api) => setCartQuantity(api, after, { before }),
});

/** Takes lines out. */
export const removing = (refs: readonly CartLineRef[]): CartChange => ({
  apply: (lines) => removeLines(lines, refs),
  send: (api) => removeFromCart(api, refs),
});

/** Takes lines out and saves them for later, with their pieces. */
export const savingForLater = (refs: readonly CartLineRef[]): CartChange => ({
  apply: (lines) => removeLines(lines, refs),
  send: (api) =>
    saveForLater(
      api,
      refs.map(({ productId, variantId }) => ({ productId, variantId })),
    ),
});

/** Puts a saved line back, as far as there is room and stock. */
export const movingToCart = (line: CartLine): CartChange => ({
  apply: (lines) => addLine(lines, line),
  send: (api) => moveToCart(api, [line]),
});

/** Puts back what was taken out where it was; capped by the server, because stock may have gone since. */
export const restoring = (taken: readonly TakenLine[]): CartChange => ({
  apply: (lines) => restoreLines(lines, taken),
  send: (api) =>
    addToCart(
      api,
      taken.map(({ line }) => line),
      { cap: true, places: taken.map(({ line, order }) => order.indexOf(line.key)) },
    ),
});
