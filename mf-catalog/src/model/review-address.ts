import { withQuery } from '@jishi/contracts';

/** Which reviews are shown, as it stands in the address. */
export type ReviewAddress = {
  /** Only those with so many stars. */
  score: number | null;
  withPictures: boolean;
  page: number;
};

export const allReviews: ReviewAddress = { score: null, withPictures: false, page: 1 };

/** Reads an address; what is malformed counts as not there. */
export function readReviewAddress(query: URLSearchParams): ReviewAddress {
  const score = query.get('score') ?? '';
  const page = query.get('page') ?? '';
  return {
    score: /^[1-5]$/.test(score) ? Number(score) : null,
    withPictures: query.get('pictures') === '1',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A path with an address added to it, defaults left out. */
export function withReviewAddress(path: string, { score, withPictures, page }: ReviewAddress): string {
  const query = withQuery('', { score, pictures: withPictures ? 1 : null, page: page === 1 ? null : page });
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}
