import { paths, withQuery } from '@jishi/contracts';

export type DetailTab = 'details' | 'reviews';

/** The tab an address opens. */
export const tabOf = (query: URLSearchParams): DetailTab => (query.get('tab') === 'reviews' ? 'reviews' : 'details');

/** The page of a product with a tab open; which offer it shows stays as it is. */
export const tabPath = (productId: string, tab: DetailTab, query: URLSearchParams): string =>
  withQuery(paths.product(productId), { price: query.get('price'), tab: tab === 'details' ? null : tab });
