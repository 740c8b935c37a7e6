import type { PageRequest } from '../model/page.ts';

/** Keys of the customer's favourites. */
export const favouriteKeys = {
  lists: ['favourites', 'list'],
  list: (request: PageRequest) => ['favourites', 'list', request] as const,
  /** Among the lists: what changes them changes this one. */
  fallen: (request: PageRequest) => ['favourites', 'list', 'fallen', request] as const,
  /** Named lists, with a product whether it is in each. They stand among the lists: what changes one of them may change all. */
  named: (productId: string | null) => ['favourites', 'list', 'named', productId] as const,
  /** A page of what is in one. */
  inNamed: (listId: string, request: PageRequest) => ['favourites', 'list', 'named-one', listId, request] as const,
  /** Whether one product is a favourite. */
  product: (productId: string) => ['favourites', 'product', productId] as const,
  /** What the customer is told of one. */
  alerts: (productId: string) => ['favourites', 'alerts', productId] as const,
} as const;

/** What a change invalidates. Whether the product itself is a favourite is known then: it is written, not asked for. */
export const favouriteInvalidations = {
  addFavourite: [favouriteKeys.lists],
  removeFavourite: [favouriteKeys.lists],
  changeList: [favouriteKeys.lists],
} as const;
