import type { ProductQuery } from './model.ts';

/** Keys of products and of the words they are searched by. */
export const productKeys = {
  /** Single products, lists and comparisons. */
  all: ['products'],
  one: (id: string) => ['products', id] as const,
  lists: ['products', 'list'],
  list: (query: ProductQuery) => ['products', 'list', query] as const,
  /** Lists as well, of which only the cards are kept. */
  cards: (query: ProductQuery) => ['products', 'list', 'cards', query] as const,
  compared: (ids: readonly string[]) => ['products', 'compared', ids] as const,
  suggestions: (keyword: string) => ['suggestions', keyword] as const,
  searchWords: (meant: string) => ['search-words', meant] as const,
} as const;
