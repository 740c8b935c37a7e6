import type { ProductQuery } from './model.ts';
import type { RecommendationQuery } from './recommendations.ts';

/** Keys of products and of the words they are searched by. */
export const productKeys = {
  /** Single products, lists and comparisons. */
  all: ['products'],
  one: (id: string) => ['products', id] as const,
  lists: ['products', 'list'],
  list: (query: ProductQuery) => ['products', 'list', query] as const,
  /** Lists as well, of which only the cards are kept. */
  cards: (query: ProductQuery) => ['products', 'list', 'cards', query] as const,
  /** And what a stall puts out on a day, of the products of a list. */
  stall: (query: ProductQuery, day: string) => ['products', 'list', 'cards', query, day] as const,
  /** And those of recommended products, whose prices turn as those of all lists do. */
  recommended: (isSignedIn: boolean, query: RecommendationQuery) =>
    ['products', 'list', 'recommended', isSignedIn, query] as const,
  /** And those of what home shows by the hour. */
  byHour: (limit: number) => ['products', 'list', 'by-hour', limit] as const,
  /** What customers bought with a product; the second says only how many, for the page that keeps room for them. */
  together: (id: string) => ['products', 'together', id] as const,
  togetherCount: (id: string) => ['products', 'together', id, 'count'] as const,
  allMatches: ['products', 'matches'],
  /** Products for the things of a shopping list. */
  matches: (words: readonly string[]) => ['products', 'matches', words] as const,
  /** Favourites somebody shares: prices, so they go with the products. */
  sharedFavourites: (token: string) => ['products', 'shared-favourites', token] as const,
  sharedList: (token: string) => ['shared-lists', token] as const,
  compared: (ids: readonly string[]) => ['products', 'compared', ids] as const,
  suggestions: (keyword: string) => ['suggestions', keyword] as const,
  searchWords: (meant: string) => ['search-words', meant] as const,
} as const;
