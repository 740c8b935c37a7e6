import { favouriteKeys } from '../favourites/keys.ts';
import type { PageRequest } from '../model/page.ts';

/** Keys of named lists. Those of the customer stand among the lists of favourites: what changes one of them may change all. */
export const favouriteListKeys = {
  /** `productId`: the product that is asked about, if any. */
  all: (productId: string | null) => [...favouriteKeys.lists, 'named', productId] as const,
  /** A page of what is in one. */
  one: (listId: string, request: PageRequest) => [...favouriteKeys.lists, 'named-one', listId, request] as const,
  /** The list of a link: it shows prices, so it goes with the products. */
  shared: (token: string) => ['products', 'shared-favourites', token] as const,
} as const;

/** What a change invalidates. */
export const favouriteListInvalidations = {
  changeList: [favouriteKeys.lists],
} as const;
