import type { ApiClient } from '@jishi/api';
import { listSearchWords, listSuggestions } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { productKeys } from './keys.ts';

/** Completions of a word that is being typed. */
export const suggestionsQuery = (api: ApiClient, keyword: string) =>
  queryOptions({
    queryKey: productKeys.suggestions(keyword),
    queryFn: ({ signal }) => listSuggestions(api, keyword, { signal }),
  });

/** What sells changes slowly. */
const FRESH_MS = 5 * 60_000;

/** Words to search for: popular ones, and with a word those it was perhaps meant to be. */
export const searchWordsQuery = (api: ApiClient, meant = '') =>
  queryOptions({
    queryKey: productKeys.searchWords(meant),
    queryFn: ({ signal }) => listSearchWords(api, meant, { signal }),
    staleTime: FRESH_MS,
  });
