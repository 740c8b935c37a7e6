import type { CartEntry } from './model.ts';

/** Keys of the customer's cart. A visitor's cart is in the browser and has none. */
export const cartKeys = {
  all: ['cart'],
  /** Beside it: what ends a question for the cart leaves these alone. */
  saved: ['saved-lines'],
  savedOf: (entries: readonly CartEntry[]) => ['saved-lines', entries] as const,
} as const;

/** What a change invalidates; the cart itself is answered by each call. */
export const cartInvalidations = {
  saveForLater: [cartKeys.saved],
} as const;
