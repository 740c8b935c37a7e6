import type { ApiClient } from '@jishi/api';
import { countUnreadNotices } from '@jishi/api/notices';
import { queryOptions } from '@tanstack/react-query';

/** How many messages the customer has not read. */
export const unreadNoticesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notices', 'unread'],
    queryFn: ({ signal }) => countUnreadNotices(api, { signal, silent: true }),
  });
