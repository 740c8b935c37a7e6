import type { ApiClient } from '@jishi/api';
import { getFeatures } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** Which optional parts the shop has. */
export const featuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['features', 'catalogue'],
    queryFn: ({ signal }) => getFeatures(api, { signal }),
    staleTime: 10 * 60_000,
  });
