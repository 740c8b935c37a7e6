import type { ApiClient } from '@jishi/api';
import { listProducts, listRecommendations, type RecommendationQuery } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';
import { type ShownProduct, toShown } from './shown-product.ts';

/** As long as a visit lasts: what is recommended in a place does not change under the eyes of who comes back to it. */
const STALE_MS = 10 * 60_000;

/** `isTogether`: customers bought some of them, or looked at them, with what they are recommended for. */
type RecommendedCards = { items: ShownProduct[]; isTogether: boolean };

/** Cards of recommended products, closest first. What somebody did belongs to whoever asks. */
export const recommendedCardsQuery = (api: ApiClient, isSignedIn: boolean, query: RecommendationQuery) =>
  queryOptions({
    queryKey: productKeys.recommended(isSignedIn, query),
    queryFn: async ({ signal }): Promise<RecommendedCards> => {
      const found = await listRecommendations(api, query, { signal, silent: true });
      if (found.length === 0) return { items: [], isTogether: false };
      const ids = found.map(({ productId }) => productId);
      const { items } = await listProducts(api, { ids, page: 1, pageSize: ids.length }, { signal, silent: true });
      return {
        items: ids.flatMap((id) => items.filter((product) => product.id === id).map(toShown)),
        isTogether: found.some(({ reason }) => reason === 'bought' || reason === 'viewed'),
      };
    },
    staleTime: STALE_MS,
  });
