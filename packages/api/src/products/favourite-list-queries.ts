import { type ApiClient, isApiError, type PageRequest } from '@jishi/api';
import { getSharedFavourites, listFavouriteLists, listFavouritesIn } from '@jishi/api/products';
import type { SharedFavourites } from '../favourite-lists/model.ts';
import { favouriteKeys } from '../favourites/keys.ts';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';

/** The customer's lists; with a product whether it is in each. */
export const favouriteListsQuery = (api: ApiClient, productId: string | null = null) =>
  queryOptions({
    queryKey: favouriteKeys.named(productId),
    queryFn: ({ signal }) => listFavouriteLists(api, productId, { signal, silent: true }),
  });

/** A page of what is in a list, what was put in last first; `null` where there is no such list. */
export const favouritesInListQuery = (api: ApiClient, listId: string, request: PageRequest) =>
  queryOptions({
    queryKey: favouriteKeys.inNamed(listId, request),
    queryFn: ({ signal }) =>
      listFavouritesIn(api, listId, request, { signal, silent: true }).catch((error: unknown) => {
        if (isApiError(error, 'not-found')) return null;
        throw error;
      }),
  });

/** The list of a link; `refusal`: why it is none, or no longer, in the shop's words. */
export type OpenedFavourites = SharedFavourites | { readonly refusal: string };

/** The list of a link. That there is none is an answer as well: it travels with the page. */
export const sharedFavouritesQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: productKeys.sharedFavourites(token),
    queryFn: ({ signal }): Promise<OpenedFavourites> =>
      getSharedFavourites(api, token, { signal, silent: true }).catch((error: unknown) => {
        if (!isApiError(error, 'not-found') && !isApiError(error, 'conflict') && !isApiError(error, 'validation'))
          throw error;
        return { refusal: error.serverMessage ?? '' };
      }),
  });
