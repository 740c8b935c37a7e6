import type { ApiClient } from '@jishi/api';
import { isFavourite, listFavourites } from '@jishi/api/favourites';
import { queryOptions } from '@tanstack/react-query';

/** Products on a page of the favourites. */
export const FAVOURITES_PER_PAGE = 20;

/** Whether a product is among the customer's favourites. */
export const favouriteQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: ['favourites', 'product', productId],
    queryFn: ({ signal }) => isFavourite(api, productId, { signal, silent: true }),
  });

/** A page of the customer's favourites, newest first. */
export const favouritesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['favourites', 'list', page],
    queryFn: ({ signal }) => listFavourites(api, { page, pageSize: FAVOURITES_PER_PAGE }, { signal }),
  });
