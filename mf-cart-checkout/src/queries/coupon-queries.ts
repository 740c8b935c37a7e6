import type { ApiClient } from '@jishi/api';
import { listOwnedCoupons } from '@jishi/api/coupons';
import { queryOptions } from '@tanstack/react-query';

/** As many as the contract lets a checkout ask for. */
const MOST = 100;

/** The customer's coupons that can still be used, for whatever goods. */
export const usableCouponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['coupons', 'usable'],
    queryFn: async ({ signal }) => (await listOwnedCoupons(api, { state: 'unused', pageSize: MOST }, { signal })).items,
    staleTime: 0,
  });
