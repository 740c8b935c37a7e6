import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** What the address says of the list of winners. */
export type WinnersAddress = { page: number; oldestFirst: boolean };

export const WINNERS_PER_PAGE = 10;

export const readWinnersAddress = (query: URLSearchParams): WinnersAddress => ({
  page: pageNumber(query.get('page')),
  oldestFirst: query.get('sort') === 'oldest',
});

/** Path of the game with a page of its winners; the usual choices are left out. */
export const winnersPath = (lotteryId: string, { page, oldestFirst }: WinnersAddress): string =>
  withQuery(paths.lottery(''), { id: lotteryId, page: page === 1 ? null : page, sort: oldestFirst ? 'oldest' : null });
