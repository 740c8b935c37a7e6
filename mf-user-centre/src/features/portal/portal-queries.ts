import type { ApiClient } from '@jishi/api';
import { getAccount } from '@jishi/api/account';
import { listRecentlyViewed } from '@jishi/api/recently-viewed';
import { queryOptions } from '@tanstack/react-query';

/** One row of products. */
const SEEN = 7;

export const accountQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => getAccount(api, { signal }) });

/** Products the customer looked at, last one first; deleted ones are left out by the view. */
export const recentlyViewedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['recently-viewed', SEEN],
    queryFn: ({ signal }) => listRecentlyViewed(api, { pageSize: SEEN }, { signal }),
  });
