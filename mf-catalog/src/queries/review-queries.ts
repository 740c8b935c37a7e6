import type { ApiClient } from '@jishi/api';
import { listReviews } from '@jishi/api/reviews';
import { queryOptions } from '@tanstack/react-query';
import type { ReviewAddress } from '../model/review-address.ts';

/** Reviews on one page. */
export const REVIEWS_PER_PAGE = 10;

/** One page of the reviews of a product, newest first. */
export const reviewsQuery = (api: ApiClient, productId: string, { score, withPictures, page }: ReviewAddress) =>
  queryOptions({
    queryKey: ['reviews', productId, { score, withPictures, page }],
    queryFn: ({ signal }) =>
      listReviews(
        api,
        { productId, page, pageSize: REVIEWS_PER_PAGE, score: score ?? undefined, withPictures },
        { signal, silent: true },
      ),
  });

/** How many reviews a product has, and their stars. */
export const reviewSummaryQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: ['reviews', productId, 'summary'],
    queryFn: ({ signal }) => listReviews(api, { productId, page: 1, pageSize: 1 }, { signal, silent: true }),
    select: ({ total, summary }) => ({ total, summary }),
  });
