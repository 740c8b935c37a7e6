import { withQuery } from '@jishi/contracts';

/** The page of a shared list, without its link. */
export const sharedFavouritesPath = '/favourites/shared';

/** The link stands in the query, under a key that web keeps out of its logs. */
export const sharedListPath = (token: string): string => withQuery(sharedFavouritesPath, { list: token });
