import type { ApiClient } from '@jishi/api';
import { fallenFavouritesQuery } from '@jishi/api/favourites/queries';
import { recentlyViewedQuery } from '@jishi/api/recently-viewed/queries';

/** One row of products. */
const SEEN = 7;

/** Products the customer looked at, last one first; deleted ones are left out by the view. */
export const viewedQuery = (api: ApiClient) => recentlyViewedQuery(api, SEEN);

/** One row on a wide screen. */
const FALLEN = 3;

/** Favourites that have become cheaper, those kept last first. */
export const fallenQuery = (api: ApiClient) => fallenFavouritesQuery(api, { page: 1, pageSize: FALLEN });
