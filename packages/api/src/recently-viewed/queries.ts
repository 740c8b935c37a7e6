import type { ApiClient, RequestOptions } from '@jishi/api';
import { listRecentlyViewed } from '@jishi/api/recently-viewed';
import { queryOptions } from '../queries/query-options.ts';
import { recentlyViewedKeys } from './keys.ts';

export { recentlyViewedInvalidations, recentlyViewedKeys } from './keys.ts';

/** Products the customer looked at, last one first, so many at most. */
export const recentlyViewedQuery = (api: ApiClient, limit: number, options?: Pick<RequestOptions, 'silent'>) =>
  queryOptions({
    queryKey: recentlyViewedKeys.latest(limit),
    queryFn: ({ signal }) => listRecentlyViewed(api, { page: 1, pageSize: limit }, { ...options, signal }),
  });
