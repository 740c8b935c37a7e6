import type { ApiClient } from '@jishi/api';
import { listProducts, type ProductQuery } from '@jishi/api/products';
import { queryOptions } from '@tanstack/react-query';

/** One page of products. The key is the question itself, so equal questions share one answer. */
export const productsQuery = (api: ApiClient, query: ProductQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => listProducts(api, query, { signal }),
  });
