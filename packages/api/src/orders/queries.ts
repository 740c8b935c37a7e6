import type { ApiClient } from '@jishi/api';
import {
  getAddressOffer,
  getOrder,
  getOrderCounts,
  getPaymentInfo,
  listOrders,
  type OrderQuery,
  previewOrder,
} from '@jishi/api/orders';
import { queryOptions } from '../queries/query-options.ts';
import { orderChangeKeys } from './change-keys.ts';
import { orderKeys, type PreviewDraft } from './keys.ts';

export { orderChangeInvalidations, orderChangeKeys } from './change-keys.ts';
export { orderInvalidations, orderKeys } from './keys.ts';
export { refundInvalidations } from './refund-invalidations.ts';

/** One page of the customer's orders. The key is the question itself, so equal questions share one answer. */
export const ordersQuery = (api: ApiClient, query: OrderQuery) =>
  queryOptions({ queryKey: orderKeys.list(query), queryFn: ({ signal }) => listOrders(api, query, { signal }) });

/** One order with everything about it. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({ queryKey: orderKeys.one(id), queryFn: ({ signal }) => getOrder(api, id, { signal }) });

/** How many orders stand in each state that asks for something. */
export const orderCountsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: orderKeys.counts, queryFn: ({ signal }) => getOrderCounts(api, { signal }) });

/**
 * What the server would charge for these goods right now, with every choice the customer has (`previewFor`): never older than
 * the page. Address and coupon are only named, so that they are told of whatever became of them.
 */
export const previewQuery = (api: ApiClient, checkoutId: string, draft: PreviewDraft) =>
  queryOptions({
    queryKey: orderKeys.preview(checkoutId, draft),
    queryFn: ({ signal }) => previewOrder(api, draft, { signal }),
    staleTime: 0,
  });

/** What a lottery prize is, before anything was chosen for it; asked anew by whoever opens it. */
export const prizeQuery = (api: ApiClient, prizeId: string) =>
  queryOptions({
    queryKey: orderKeys.prize(prizeId),
    queryFn: ({ signal }) => previewOrder(api, { lines: [], addressId: null, prizeId }, { signal }),
    // The form asks for itself what has changed since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Where the payment of an order stands. */
export const paymentQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.payment(orderId),
    queryFn: ({ signal }) => getPaymentInfo(api, orderId, { signal }),
    staleTime: 0,
  });

/**
 * What was bought, and what of it is waiting in the order. A page goes on without it: nothing is said of a failure. Apart
 * from `orderQuery`: this is what the order was when it was paid, whoever opens it a moment later sees what it is now.
 */
export const boughtQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.bought(orderId),
    queryFn: ({ signal }) => getOrder(api, orderId, { signal, silent: true }),
    // A paid order changes no more while the page that says so is open.
    staleTime: 60_000,
  });

/** Where an order could go instead right now, and what that costs; the page says why it cannot be known. */
export const addressOfferQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: orderChangeKeys.addressOffer(orderId),
    queryFn: ({ signal }) => getAddressOffer(api, orderId, { signal, silent: true }),
    staleTime: 0,
  });
