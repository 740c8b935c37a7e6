import type { ApiClient } from '@jishi/api';
import { countUnreadNotices, getNotice, listNotices, type NoticeQuery } from '@jishi/api/notices';
import { queryOptions } from '../queries/query-options.ts';
import { noticeKeys } from './keys.ts';

export { noticeInvalidations, noticeKeys } from './keys.ts';

/** How many messages the customer has not read. */
export const unreadNoticesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => countUnreadNotices(api, { signal, silent: true }),
  });

/** One page of the customer's messages. */
export const noticesQuery = (api: ApiClient, query: NoticeQuery) =>
  queryOptions({ queryKey: noticeKeys.list(query), queryFn: ({ signal }) => listNotices(api, query, { signal }) });

/** One message, which is read by asking for it; `null` when the customer has no such message. */
export const noticeQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: noticeKeys.one(id), queryFn: ({ signal }) => getNotice(api, id, { signal }) });
