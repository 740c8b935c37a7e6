import type { ApiClient } from '@jishi/api';
import { getServiceContact } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** How to reach customer service. */
export const serviceQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['service-contact'],
    queryFn: ({ signal }) => getServiceContact(api, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
