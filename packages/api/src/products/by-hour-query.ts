import type { ApiClient } from '@jishi/api';
import { listProducts, listRecommendations } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';
import { type ShownProduct, toShown } from './shown-product.ts';

/** What home shows by the hour, and when it was asked for. */
export type GoodsByHour = { readonly items: readonly ShownProduct[]; readonly askedAt: number };

/** A visit: whoever shows it asks anew when the hour turns. */
const STALE_MS = 10 * 60_000;

/**
 * Goods that suit the hour and the season, by the table of the shop's owner: the same for everybody. A page is whole without them: nothing is
 * said of a failure.
 *
 * @param limit how many, 1 to 20; fewer where there are no more
 * @param now the shop's clock, epoch ms
 */
export const goodsByHourQuery = (api: ApiClient, limit: number, now: () => number) =>
  queryOptions({
    queryKey: productKeys.byHour(limit),
    queryFn: async ({ signal }): Promise<GoodsByHour> => {
      const options = { signal, silent: true };
      const askedAt = now();
      const query = { place: 'home', productIds: [], own: false, except: [], limit } as const;
      const ids = (await listRecommendations(api, query, options)).map(({ productId }) => productId);
      if (ids.length === 0) return { items: [], askedAt };
      const { items } = await listProducts(api, { ids, page: 1, pageSize: ids.length }, options);
      const inOrder = ids.flatMap((id) => items.filter((product) => product.id === id));
      return { items: inOrder.map(toShown), askedAt };
    },
    staleTime: STALE_MS,
  });
