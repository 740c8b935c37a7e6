import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';
import { pageSizeOf, pageSizes } from './page-size.ts';

/** What the address of the messages says. */
export type NoticeListAddress = { oldestFirst: boolean; page: number; pageSize: number };

/** Reads the address of the list; what is missing or makes no sense counts as not said. */
export const readNoticeListAddress = (query: URLSearchParams): NoticeListAddress => ({
  oldestFirst: query.get('sort') === 'oldest',
  page: pageNumber(query.get('page')),
  pageSize: pageSizeOf(query.get('size')),
});

/** Path of the list, without the language prefix; what is usual is left out. */
export const noticeListPath = ({ oldestFirst, page, pageSize }: NoticeListAddress): string =>
  withQuery(paths.notices(), {
    sort: oldestFirst ? 'oldest' : null,
    page: page === 1 ? null : page,
    size: pageSize === pageSizes[0] ? null : pageSize,
  });
