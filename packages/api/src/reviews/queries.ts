import type { ApiClient } from '@jishi/api';
import {
  getReviewTranslation,
  getRewardTerms,
  listOwnReviews,
  listReviewableLines,
  listReviews,
  type ReviewQuery,
} from '@jishi/api/reviews';
import type { PageRequest } from '../model/page.ts';
import { queryOptions } from '../queries/query-options.ts';
import { reviewInvalidations, reviewKeys } from './keys.ts';

export { reviewInvalidations, reviewKeys };

/** One page of the reviews of a product. */
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

/** One page of what the customer has written. */
export const ownReviewsQuery = (api: ApiClient, query: PageRequest) =>
  queryOptions({ queryKey: reviewKeys.own(query), queryFn: ({ signal }) => listOwnReviews(api, query, { signal }) });

/** Lines of an order that wait for a review; `null` when it waits for none. */
export const reviewableLinesQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: reviewKeys.lines(orderId),
    queryFn: ({ signal }) => listReviewableLines(api, orderId, { signal, silent: true }),
  });

/** What a review, an addition or a reply says in the language of the page; for whoever asks for it. */
export const reviewTranslationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: reviewKeys.translation(id, api.lang),
    queryFn: ({ signal }) => getReviewTranslation(api, id, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What a review earns. A page goes on without it: nothing is said of a failure. */
export const rewardTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: reviewKeys.terms,
    queryFn: ({ signal }) => getRewardTerms(api, { signal, silent: true }),
  });
