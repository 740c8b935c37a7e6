import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** What the address of the customer's reviews says. */
export type OwnReviewsAddress = { show: 'to-write' | 'written'; page: number };

/** Reads the address; what is missing or makes no sense counts as not said. */
export const readOwnReviewsAddress = (query: URLSearchParams): OwnReviewsAddress => ({
  show: query.get('show') === 'written' ? 'written' : 'to-write',
  page: pageNumber(query.get('page')),
});

/** Path of the list, without the language prefix; what is usual is left out. */
export const ownReviewsPath = ({ show, page }: OwnReviewsAddress): string =>
  withQuery(paths.ownReviews(), { show: show === 'written' ? show : null, page: page === 1 ? null : page });
