import type { ApiClient } from '@jishi/api';
import { listBoughtTogether } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';
import type { MatchedProduct } from './shopping-list.ts';

/** A visit: what stands there does not change under the hands of who chooses. The cart is asked for the price of the moment. */
const STALE_MS = 5 * 60_000;

/** What customers bought with a product, as a cart takes it, closest first. A page is whole without it: nothing is said of a failure. */
export const togetherQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: productKeys.together(productId),
    queryFn: ({ signal }): Promise<MatchedProduct[]> => listBoughtTogether(api, productId, { signal, silent: true }),
    staleTime: STALE_MS,
  });

/** How many that are: all a page has to know before it is drawn, so that nothing moves when they come. */
export const togetherCountQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: productKeys.togetherCount(productId),
    queryFn: async ({ signal }): Promise<number> =>
      (await listBoughtTogether(api, productId, { signal, silent: true })).length,
    staleTime: STALE_MS,
  });
