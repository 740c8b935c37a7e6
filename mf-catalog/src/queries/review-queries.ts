import type { ApiClient } from '@jishi/api';
import { reviewsQuery } from '@jishi/api/reviews/queries';
import type { ReviewAddress } from '../model/review-address.ts';

/** Reviews on one page. */
export const REVIEWS_PER_PAGE = 10;

/** The reviews of a product that an address asks for: those the reader can read come first, unless they want them by time. */
export const reviewPageQuery = (
  api: ApiClient,
  productId: string,
  { score, withPictures, byTime, page }: ReviewAddress,
) =>
  reviewsQuery(api, {
    productId,
    page,
    pageSize: REVIEWS_PER_PAGE,
    score: score ?? undefined,
    withPictures,
    firstLang: byTime ? undefined : api.lang,
  });
