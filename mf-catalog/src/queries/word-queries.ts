import type { ApiClient } from '@jishi/api';
import { listSearchWords } from '@jishi/api/products';
import { queryOptions } from '@tanstack/react-query';

/** What sells changes slowly. */
const FRESH_MS = 5 * 60_000;

/** Words to search for: popular ones, and with a word those it was perhaps meant to be. */
export const searchWordsQuery = (api: ApiClient, meant = '') =>
  queryOptions({
    queryKey: ['search-words', meant],
    queryFn: ({ signal }) => listSearchWords(api, meant, { signal }),
    staleTime: FRESH_MS,
  });
