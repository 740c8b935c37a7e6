import type { ApiClient } from '@jishi/api';
import { favouritesQuery } from '@jishi/api/favourites/queries';

/** Products on a page of the favourites. */
export const FAVOURITES_PER_PAGE = 20;

/** A page of the customer's favourites, newest first. */
export const favouritePageQuery = (api: ApiClient, page: number) =>
  favouritesQuery(api, { page, pageSize: FAVOURITES_PER_PAGE });
