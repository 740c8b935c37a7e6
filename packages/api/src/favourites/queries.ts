import type { ApiClient, PageRequest } from '@jishi/api';
import { isFavourite, listFallenFavourites, listFavourites } from '@jishi/api/favourites';
import { queryOptions } from '../queries/query-options.ts';
import { favouriteKeys } from './keys.ts';

export { favouriteInvalidations, favouriteKeys } from './keys.ts';

/** Whether a product is among the customer's favourites. */
export const favouriteQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: favouriteKeys.product(productId),
    queryFn: ({ signal }) => isFavourite(api, productId, { signal, silent: true }),
  });

/** A page of the customer's favourites, newest first. */
export const favouritesQuery = (api: ApiClient, request: PageRequest) =>
  queryOptions({
    queryKey: favouriteKeys.list(request),
    queryFn: ({ signal }) => listFavourites(api, request, { signal }),
  });

/** A page of those that have become cheaper since they were saved. */
export const fallenFavouritesQuery = (api: ApiClient, request: PageRequest) =>
  queryOptions({
    queryKey: favouriteKeys.fallen(request),
    queryFn: ({ signal }) => listFallenFavourites(api, request, { signal, silent: true }),
  });
