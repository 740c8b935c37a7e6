import { paths, withQuery } from '@jishi/contracts';

/** What the page of favourites shows: all of them, or those of a list. */
export type FavouritesAddress = { readonly listId: string | null; readonly page: number };

/** Ids of the shop are numbers; anything else names no list. */
const ID = /^[1-9]\d{0,15}$/;

export function listIdIn(query: URLSearchParams): string | null {
  const id = query.get('list') ?? '';
  return ID.test(id) ? id : null;
}

export const favouritesPath = ({ listId, page }: FavouritesAddress): string =>
  withQuery(paths.favourites(), { list: listId, page: page === 1 ? null : page });
