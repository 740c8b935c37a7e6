import type { ApiClient } from '@jishi/api';
import { getProduct, listProducts, type ProductQuery } from '@jishi/api/products';
import { queryOptions } from '@tanstack/react-query';

/** One page of products. The key is the question itself, so equal questions share one answer. */
export const productsQuery = (api: ApiClient, query: ProductQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => listProducts(api, query, { signal }),
  });

/** One product, whatever its state. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => getProduct(api, id, { signal }),
  });
