import type { ApiClient } from '@jishi/api';
import { listSuggestions } from '@jishi/api/products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Completions of a word. Those of the word before stay until the new ones are there, so that nothing flickers. */
export const suggestionsQuery = (api: ApiClient, keyword: string) =>
  queryOptions({
    queryKey: ['suggestions', keyword],
    queryFn: ({ signal }) => listSuggestions(api, keyword, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
