import { type ApiClient, isApiError } from '@jishi/api';
import { type FlashSale, getFlashSale, listFlashSales } from '@jishi/api/flash-sales';
import { queryOptions } from '../queries/query-options.ts';
import { flashSaleKeys } from './keys.ts';

export { flashSaleInvalidations, flashSaleKeys } from './keys.ts';

/** Sales of the round that is running now, so many at most. */
export const runningSalesQuery = (api: ApiClient, limit: number) =>
  queryOptions({
    queryKey: flashSaleKeys.running(limit),
    queryFn: ({ signal }) => listFlashSales(api, { state: 'running', pageSize: limit }, { signal }),
  });

/** The running or coming sale of a product as it stands now, `null` without one: it may have ended since the page was drawn. */
export const flashSaleQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: flashSaleKeys.ofProduct(productId),
    queryFn: ({ signal }) => getFlashSale(api, productId, { signal }),
    staleTime: 0,
  });

/** The same for a page that is whole without it: a sale that cannot be had is none, and nothing is said of the failure. */
export const flashSaleIfToldQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: flashSaleKeys.ofProduct(productId),
    queryFn: async ({ signal }): Promise<FlashSale | null> => {
      try {
        return await getFlashSale(api, productId, { signal, silent: true });
      } catch (error) {
        if (isApiError(error, 'aborted')) throw error;
        return null;
      }
    },
  });
