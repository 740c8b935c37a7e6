import type { ApiClient } from '@jishi/api';
import { listCategoryTree } from '@jishi/api/categories';
import { queryOptions } from '@tanstack/react-query';

/** Categories change seldom; asking once per visit is enough. */
const FRESH_MS = 10 * 60_000;

/** All categories as a tree. */
export const categoryTreeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['categories', 'tree'],
    queryFn: ({ signal }) => listCategoryTree(api, { signal }),
    staleTime: FRESH_MS,
  });
