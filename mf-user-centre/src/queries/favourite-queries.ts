import type { ApiClient } from '@jishi/api';
import { favouritesQuery } from '@jishi/api/favourites/queries';
import { favouritesInListQuery } from '@jishi/api/products/queries';

/** Products on a page of the favourites. */
export const FAVOURITES_PER_PAGE = 20;

/** A page of the customer's favourites, newest first. */
export const favouritePageQuery = (api: ApiClient, page: number) =>
  favouritesQuery(api, { page, pageSize: FAVOURITES_PER_PAGE });

/** A page of one of their lists. */
export const listPageQuery = (api: ApiClient, listId: string, page: number) =>
  favouritesInListQuery(api, listId, { page, pageSize: FAVOURITES_PER_PAGE });
