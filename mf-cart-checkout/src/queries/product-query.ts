import type { ApiClient } from '@jishi/api';
import { getProduct } from '@jishi/api/products';
import { queryOptions } from '@tanstack/react-query';

/** One product. The key is the catalogue's too: on a product page the answer is there already. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => getProduct(api, id, { signal }),
  });
