import type { OwnPrizeQuery } from '@jishi/api/lotteries';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

/** What the address says of the winning record. */
export type PrizesAddress = { page: number; oldestFirst: boolean };

export const PRIZES_PER_PAGE = 10;

export const readPrizesAddress = (query: URLSearchParams): PrizesAddress => ({
  page: pageNumber(query.get('page')),
  oldestFirst: query.get('sort') === 'oldest',
});

/** Path of a page of the record; the usual choices are left out. */
export const prizesPath = ({ page, oldestFirst }: PrizesAddress): string =>
  withQuery(paths.prizes(), { page: page === 1 ? null : page, sort: oldestFirst ? 'oldest' : null });

export const toQuestion = (address: PrizesAddress): OwnPrizeQuery => ({ ...address, pageSize: PRIZES_PER_PAGE });
