import type { ApiClient } from '@jishi/api';
import { listCoupons } from '@jishi/api/coupons';
import { queryOptions } from '@tanstack/react-query';

/** Everything known of coupons. */
export const couponsKey = ['coupons'] as const;

/** As many as one product may have; the server sends the dearest first. */
const MOST = 50;

/** Coupons to claim now. What is claimed belongs to whoever asks. */
export const openCouponsQuery = (api: ApiClient, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...couponsKey, 'open', isSignedIn],
    queryFn: ({ signal }) => listCoupons(api, { state: 'underway', page: 1, pageSize: MOST }, { signal, silent: true }),
  });
