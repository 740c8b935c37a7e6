import { accountKeys } from '../account/keys.ts';
import type { Language } from '../model/id.ts';
import type { PageRequest } from '../model/page.ts';
import { orderKeys } from '../orders/keys.ts';
import type { ReviewQuery } from './model.ts';

/** Keys of reviews: those of a product, the customer's own, and what can be written. */
export const reviewKeys = {
  all: ['reviews'],
  list: ({ productId, ...query }: ReviewQuery) => ['reviews', productId, query] as const,
  figures: (productId: string) => ['reviews', productId, 'figures'] as const,
  own: (query: PageRequest) => ['reviews', 'own', query] as const,
  lines: (orderId: string) => ['reviews', 'lines', orderId] as const,
  translation: (id: string, language: Language) => ['reviews', 'translation', id, language] as const,
  terms: ['reviews', 'terms'],
} as const;

/** What each act invalidates. */
export const reviewInvalidations = {
  /** The order is another one then, and points may have been earned. */
  writeReviews: [reviewKeys.all, orderKeys.all, accountKeys.all],
  addToReview: [reviewKeys.all],
} as const;
