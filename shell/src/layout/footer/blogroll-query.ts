import type { ApiClient } from '@jishi/api';
import { listFriendLinks } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** Changes rarely: kept for the whole visit. */
export const blogrollQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['friend-links'],
    queryFn: ({ signal }) => listFriendLinks(api, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
