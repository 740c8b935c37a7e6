import type { ApiClient } from '@jishi/api';
import { listRecentlyViewed } from '@jishi/api/recently-viewed';
import { type BannerPlace, listBanners } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from '../../queries/product-queries.ts';

/** Ten products: two rows of five. */
const PAGE_SIZE = 10;

export const recommendedProductsQuery = (api: ApiClient) =>
  productsQuery(api, { recommended: true, page: 1, pageSize: PAGE_SIZE });

export const floorProductsQuery = (api: ApiClient, categoryId: string) =>
  productsQuery(api, { categoryId, page: 1, pageSize: PAGE_SIZE });

/** As many as have a place in the tile of a floor. */
const BEST_SELLERS = 3;

export const bestSellersQuery = (api: ApiClient, categoryId: string) =>
  productsQuery(api, { categoryId, sort: 'sales', page: 1, pageSize: BEST_SELLERS });

/** As many as one row shows on a wide screen. */
const VIEWED = 12;

/** What a customer looked at last. */
export const recentlyViewedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['recently-viewed', 'home'],
    queryFn: ({ signal }) => listRecentlyViewed(api, { page: 1, pageSize: VIEWED }, { signal, silent: true }),
  });

/** Products by their ids, at today's prices; those that are sold no more are missing. */
export const productsByIdsQuery = (api: ApiClient, ids: readonly string[]) =>
  productsQuery(api, { ids: ids.slice(0, VIEWED), page: 1, pageSize: VIEWED });

export const bannersQuery = (api: ApiClient, place: BannerPlace) =>
  queryOptions({
    queryKey: ['banners', place],
    queryFn: ({ signal }) => listBanners(api, place, { signal }),
  });
