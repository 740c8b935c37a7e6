import type { ApiClient } from '@jishi/api';
import { getFeatures } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** Optional features of the shop, asked once per page load. A failure counts as none. */
export const featuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['features', 'user-centre'],
    queryFn: ({ signal }) => getFeatures(api, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
