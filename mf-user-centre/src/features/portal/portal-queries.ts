import type { ApiClient } from '@jishi/api';
import { recentlyViewedQuery } from '@jishi/api/recently-viewed/queries';

/** One row of products. */
const SEEN = 7;

/** Products the customer looked at, last one first; deleted ones are left out by the view. */
export const viewedQuery = (api: ApiClient) => recentlyViewedQuery(api, SEEN);
