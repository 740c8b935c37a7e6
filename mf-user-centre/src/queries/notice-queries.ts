import type { ApiClient } from '@jishi/api';
import { countUnreadNotices, getNotice, listNotices } from '@jishi/api/notices';
import { queryOptions } from '@tanstack/react-query';
import type { NoticeListAddress } from '../model/notice-list-address.ts';

/** How many messages the customer has not read. */
export const unreadNoticesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notices', 'unread'],
    queryFn: ({ signal }) => countUnreadNotices(api, { signal, silent: true }),
  });

/** One page of the customer's messages. */
export const noticesQuery = (api: ApiClient, address: NoticeListAddress) =>
  queryOptions({
    queryKey: ['notices', 'list', address],
    queryFn: ({ signal }) => listNotices(api, address, { signal }),
  });

/** One message, which is read by asking for it; `null` when the customer has no such message. */
export const noticeQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: ['notices', 'one', id], queryFn: ({ signal }) => getNotice(api, id, { signal }) });
