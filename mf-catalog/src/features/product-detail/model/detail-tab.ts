import { offerPath } from './offer-address.ts';

export type DetailTab = 'details' | 'reviews';

/** The tab an address opens. */
export const tabOf = (query: URLSearchParams): DetailTab => (query.get('tab') === 'reviews' ? 'reviews' : 'details');

/** The page of a product with a tab open; which offer and variant it shows stays as it is. */
export const tabPath = (productId: string, tab: DetailTab, query: URLSearchParams): string =>
  offerPath(productId, query, { tab: tab === 'details' ? null : tab });
