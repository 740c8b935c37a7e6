import type { CartLine, MergeNote } from '@jishi/api/cart';
import type { StoreApi } from 'zustand/vanilla';

/**
 * The lines of the cart, of the customer or of the visitor. Made by the shell, filled by the parts that change the cart.
 * Counts and totals are not stored: the rules of `@jishi/api/cart` derive them.
 */
export type CartState = {
  lines: readonly CartLine[];
  /** False until the lines of this tab's owner are known: a visitor's are read in the browser only. */
  isKnown: boolean;
  /** What became of a visitor's lines at sign-in, until the customer has seen it; `isTold` once a message named it. */
  merged?: { readonly notes: readonly MergeNote[]; readonly isTold: boolean } | undefined;
  /** Shows new lines; for visitors also keeps them in this browser. */
  setLines(lines: readonly CartLine[]): void;
};

export type CartStore = StoreApi<CartState>;
