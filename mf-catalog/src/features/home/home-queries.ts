import type { ApiClient } from '@jishi/api';
import { type BannerPlace, listBanners } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from '../../queries/product-queries.ts';

/** Ten products: two rows of five. */
const PAGE_SIZE = 10;

export const recommendedProductsQuery = (api: ApiClient) =>
  productsQuery(api, { recommended: true, page: 1, pageSize: PAGE_SIZE });

export const floorProductsQuery = (api: ApiClient, categoryId: string) =>
  productsQuery(api, { categoryId, page: 1, pageSize: PAGE_SIZE });

export const bannersQuery = (api: ApiClient, place: BannerPlace) =>
  queryOptions({
    queryKey: ['banners', place],
    queryFn: ({ signal }) => listBanners(api, place, { signal }),
  });
