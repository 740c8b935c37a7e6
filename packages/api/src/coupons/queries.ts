import type { ApiClient } from '@jishi/api';
import { listCoupons, listOwnedCoupons } from '@jishi/api/coupons';
import { queryOptions } from '../queries/query-options.ts';
import { couponKeys } from './keys.ts';

export { couponInvalidations, couponKeys } from './keys.ts';

/** As many as one product may have; the server sends the dearest first. */
const MOST_OPEN = 50;

/** Coupons to claim now. What is claimed belongs to whoever asks. */
export const openCouponsQuery = (api: ApiClient, isSignedIn: boolean) =>
  queryOptions({
    queryKey: couponKeys.open(isSignedIn),
    queryFn: ({ signal }) =>
      listCoupons(api, { state: 'underway', page: 1, pageSize: MOST_OPEN }, { signal, silent: true }),
  });

/** As many as the contract lets a checkout ask for. */
const MOST_USABLE = 100;

/** The customer's coupons that can still be used, for whatever goods. */
export const usableCouponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: couponKeys.usable,
    queryFn: async ({ signal }) =>
      (await listOwnedCoupons(api, { state: 'unused', pageSize: MOST_USABLE }, { signal })).items,
    staleTime: 0,
  });
