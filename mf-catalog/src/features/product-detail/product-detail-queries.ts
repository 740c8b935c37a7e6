import type { ApiClient } from '@jishi/api';
import { getProduct } from '@jishi/api/products';
import { listReviews } from '@jishi/api/reviews';
import { getFeatures } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';
import { productsQuery } from '../../queries/product-queries.ts';

/** One more than is shown: the product itself may be among them. */
const RELATED = 5;

export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => getProduct(api, id, { signal }),
  });

/** Products of a category, best sold first; recommended ones without a category. */
export const relatedProductsQuery = (api: ApiClient, categoryId: string | null) =>
  productsQuery(
    api,
    categoryId
      ? { categoryId, sort: 'sales', page: 1, pageSize: RELATED }
      : { recommended: true, page: 1, pageSize: RELATED },
  );

/** Which optional parts the shop has. */
export const featuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['features', 'catalogue'],
    queryFn: ({ signal }) => getFeatures(api, { signal }),
    staleTime: 10 * 60_000,
  });

/** The newest reviews of a product. A shop that has none to show answers with an error that nobody needs to see. */
export const reviewsQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: ['reviews', productId, 1],
    queryFn: ({ signal }) => listReviews(api, { productId, page: 1, pageSize: 10 }, { signal, silent: true }),
  });
