import { type ApiClient, isApiError } from '@jishi/api';
import { getSharedList, matchProducts } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';
import type { ProductMatch, SharedList } from './shopping-list.ts';

/** As long as a list is being put right: what was chosen does not change under the hands of who chooses. */
const STALE_MS = 5 * 60_000;

/** What the shop has for each thing: pairs, because words of people are no keys. */
export type Matches = readonly (readonly [words: string, match: ProductMatch])[];

/** Products for the things of a list. Only things that no list of this tab has asked for yet are asked for. */
export const matchesQuery = (api: ApiClient, things: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.matches(things),
    queryFn: async ({ signal, client }): Promise<Matches> => {
      const known = knownMatches(client);
      const asked = [...new Set(things)];
      const missing = asked.filter((words) => !known.has(words));
      const found = missing.length > 0 ? await matchProducts(api, missing, { signal, silent: true }) : [];
      const all = new Map([...known, ...missing.map((words, at) => [words, found[at] ?? none] as const)]);
      return asked.map((words) => [words, all.get(words) ?? none]);
    },
    staleTime: STALE_MS,
  });

const none: ProductMatch = { exact: 0, products: [] };

type Cache = {
  getQueryCache(): {
    findAll(of: { queryKey: readonly unknown[] }): readonly { state: { data: unknown; dataUpdatedAt: number } }[];
  };
};

/** What this tab has been told of things a while ago: it stays where more is asked for, and where that fails. */
export function knownMatches(client: Cache): Map<string, ProductMatch> {
  const since = Date.now() - STALE_MS;
  const lists = client.getQueryCache().findAll({ queryKey: productKeys.allMatches });
  const fresh = lists.filter(({ state }) => state.data !== undefined && state.dataUpdatedAt > since);
  return new Map(fresh.flatMap(({ state }) => state.data as Matches));
}

/** A list of a link; `refusal`: why it is none, or no longer, in the shop's words. */
export type OpenedList = SharedList | { readonly refusal: string };

/** The list of a link, which never changes. That there is none is an answer as well: it travels with the page. */
export const sharedListQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: productKeys.sharedList(token),
    queryFn: ({ signal }): Promise<OpenedList> =>
      getSharedList(api, token, { signal, silent: true }).catch((error: unknown) => {
        if (!isApiError(error, 'not-found') && !isApiError(error, 'conflict')) throw error;
        return { refusal: error.serverMessage ?? '' };
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
