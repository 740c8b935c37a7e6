import type { ApiClient } from '@jishi/api';
import { startQrPayment } from '@jishi/api/payments';
import { orderKeys } from '../orders/keys.ts';
import { queryOptions } from '../queries/query-options.ts';

/** The code to pay an order with: the one of the open attempt, however often it is asked for. */
export const qrPaymentQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.qrPayment(orderId),
    queryFn: ({ signal }) => startQrPayment(api, orderId, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
