import { type ApiClient, isApiError } from '@jishi/api';
import { type FlashSale, getFlashSale } from '@jishi/api/flash-sales';
import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from '../../queries/product-queries.ts';

/** One more than is shown: the product itself may be among them. */
const RELATED = 5;

/** The running or coming flash sale of a product; one that cannot be had is none. */
export const flashSaleQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: ['flash-sales', 'of-product', productId],
    queryFn: async ({ signal }): Promise<FlashSale | null> => {
      try {
        return await getFlashSale(api, productId, { signal, silent: true });
      } catch (error) {
        if (isApiError(error, 'aborted')) throw error;
        return null;
      }
    },
  });

/** Products of a category, best sold first; recommended ones without a category. */
export const relatedProductsQuery = (api: ApiClient, categoryId: string | null) =>
  productsQuery(
    api,
    categoryId
      ? { categoryId, sort: 'sales', page: 1, pageSize: RELATED }
      : { recommended: true, page: 1, pageSize: RELATED },
  );
