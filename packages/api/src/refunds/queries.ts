import type { ApiClient } from '@jishi/api';
import { countOpenRefunds, getRefund, getRefundOffer, previewRefund, type RefundWish } from '@jishi/api/refunds';
import { queryOptions } from '../queries/query-options.ts';
import { refundKeys } from './keys.ts';

export { refundKeys } from './keys.ts';

/** How many refunds are not over. */
export const openRefundsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: refundKeys.open, queryFn: ({ signal }) => countOpenRefunds(api, { signal }) });

/** One refund with its steps. */
export const refundQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: refundKeys.one(id), queryFn: ({ signal }) => getRefund(api, id, { signal }) });

/** What of an order can be asked back right now. */
export const refundOfferQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: refundKeys.offer(orderId),
    queryFn: ({ signal }) => getRefundOffer(api, orderId, { signal }),
    staleTime: 0,
  });

/** What a wish gives back right now; the page says why it cannot be. */
export const refundQuoteQuery = (api: ApiClient, orderId: string, wish: RefundWish) =>
  queryOptions({
    queryKey: refundKeys.quote(orderId, wish),
    queryFn: ({ signal }) => previewRefund(api, orderId, wish, { signal, silent: true }),
    staleTime: 0,
    retry: false,
  });
