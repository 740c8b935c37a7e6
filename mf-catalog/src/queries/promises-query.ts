import type { ApiClient } from '@jishi/api';
import { getSiteConfig, type ShopPromise } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** What the owner of the shop promises: nothing where nobody says so. A page is whole without it. */
export const promisesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promises', 'catalogue'],
    queryFn: async ({ signal }): Promise<readonly ShopPromise[]> => {
      const config = await getSiteConfig(api, { signal, silent: true, anonymous: true }).catch(() => null);
      return config?.promises ?? [];
    },
    staleTime: 10 * 60_000,
  });
