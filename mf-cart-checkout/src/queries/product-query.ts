import type { ApiClient } from '@jishi/api';
import { getFlashSale } from '@jishi/api/flash-sales';
import { getProduct } from '@jishi/api/products';
import { queryOptions } from '@tanstack/react-query';

/** One product. The key is the catalogue's too: on a product page the answer is there already. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => getProduct(api, id, { signal }),
  });

/** The sale of a product as it stands now: it may have ended since the page was drawn. */
export const flashSaleQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: ['flash-sales', 'of-product', productId],
    queryFn: ({ signal }) => getFlashSale(api, productId, { signal }),
    staleTime: 0,
  });
