import type { ApiClient } from '@jishi/api';
import { getSiteConfig, type PaymentWay } from '@jishi/api/shop';
import { queryOptions } from '@tanstack/react-query';

/** Ways to pay the shop has now; null where nobody tells. */
export const paymentWaysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['payment-ways', 'checkout'],
    queryFn: async ({ signal }): Promise<readonly PaymentWay[] | null> => {
      const config = await getSiteConfig(api, { signal, silent: true, anonymous: true }).catch(() => null);
      return config?.payments ?? null;
    },
    staleTime: 60_000,
  });
