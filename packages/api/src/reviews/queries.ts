import type { ApiClient } from '@jishi/api';
import { listReviews, type ReviewQuery } from '@jishi/api/reviews';
import { queryOptions } from '../queries/query-options.ts';
import { reviewKeys } from './keys.ts';

export { reviewKeys };

/** One page of the reviews of a product, newest first. */
export const reviewsQuery = (api: ApiClient, query: ReviewQuery) =>
  queryOptions({
    queryKey: reviewKeys.list(query),
    queryFn: ({ signal }) => listReviews(api, query, { signal, silent: true }),
  });

/** How many reviews a product has, and their stars. */
export const reviewFiguresQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: reviewKeys.figures(productId),
    queryFn: async ({ signal }) => {
      const { total, summary } = await listReviews(api, { productId, page: 1, pageSize: 1 }, { signal, silent: true });
      return { total, summary };
    },
  });
