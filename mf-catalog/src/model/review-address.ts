import { withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** Which reviews are shown, as it stands in the address. */
export type ReviewAddress = {
  /** Only those with so many stars. */
  score: number | null;
  withPictures: boolean;
  /** The newest first, whatever language they are in. */
  byTime: boolean;
  page: number;
};

export const allReviews: ReviewAddress = { score: null, withPictures: false, byTime: false, page: 1 };

/** Reads an address; what is malformed counts as not there. */
export function readReviewAddress(query: URLSearchParams): ReviewAddress {
  const score = query.get('score') ?? '';
  return {
    score: /^[1-5]$/.test(score) ? Number(score) : null,
    withPictures: query.get('pictures') === '1',
    byTime: query.get('sort') === 'newest',
    page: pageNumber(query.get('page')),
  };
}

/** A path with an address added to it, defaults left out. */
export function withReviewAddress(path: string, { score, withPictures, byTime, page }: ReviewAddress): string {
  const query = withQuery('', {
    score,
    pictures: withPictures ? 1 : null,
    sort: byTime ? 'newest' : null,
    page: page === 1 ? null : page,
  });
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}
