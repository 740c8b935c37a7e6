import type { ApiClient } from '@jishi/api';
import { productCardsQuery } from '@jishi/api/products/queries';
import { recentlyViewedQuery } from '@jishi/api/recently-viewed/queries';

/** Ten products: two rows of five. */
const PAGE_SIZE = 10;

export const recommendedProductsQuery = (api: ApiClient) =>
  productCardsQuery(api, { recommended: true, page: 1, pageSize: PAGE_SIZE });

export const floorProductsQuery = (api: ApiClient, categoryId: string) =>
  productCardsQuery(api, { categoryId, page: 1, pageSize: PAGE_SIZE });

/** As many as have a place in the tile of a floor. */
const BEST_SELLERS = 3;

export const bestSellersQuery = (api: ApiClient, categoryId: string) =>
  productCardsQuery(api, { categoryId, sort: 'sales', page: 1, pageSize: BEST_SELLERS });

/** As many as one row shows on a wide screen. */
const VIEWED = 12;

/** What a customer looked at last; the page is whole without it. */
export const viewedQuery = (api: ApiClient) => recentlyViewedQuery(api, VIEWED, { silent: true });

/** Products by their ids, at today's prices; those that are sold no more are missing. */
export const productsByIdsQuery = (api: ApiClient, ids: readonly string[]) =>
  productCardsQuery(api, { ids: ids.slice(0, VIEWED), page: 1, pageSize: VIEWED });
