import type { ApiClient } from '@jishi/api';
import { getOrder, getPaymentInfo, type OrderDraft, previewOrder } from '@jishi/api/orders';
import { startQrPayment } from '@jishi/api/payments';
import { queryOptions } from '@tanstack/react-query';

/** Everything known of orders: what they cost, where they stand. */
export const ordersKey = ['orders'] as const;

/** All previews of one checkout. */
export const previewsKey = (checkoutId: string) => ['orders', 'preview', checkoutId] as const;

type PreviewDraft = Pick<OrderDraft, 'lines' | 'addressId' | 'couponId' | 'points' | 'prizeId'>;

/** What the server would charge for a draft right now: never older than the page. */
export const previewQuery = (api: ApiClient, checkoutId: string, draft: PreviewDraft) =>
  queryOptions({
    queryKey: [
      ...previewsKey(checkoutId),
      draft.addressId,
      draft.couponId ?? null,
      draft.points ?? 0,
      // A prize decides its line itself.
      draft.prizeId ??
        draft.lines.map(({ productId, variantId, quantity, flashSale }) => [
          productId,
          variantId,
          quantity,
          flashSale?.saleId ?? null,
        ]),
    ],
    queryFn: ({ signal }) => previewOrder(api, draft, { signal }),
    staleTime: 0,
  });

/** Where the payment of an order stands. */
export const paymentQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'payment', orderId],
    queryFn: ({ signal }) => getPaymentInfo(api, orderId, { signal }),
    staleTime: 0,
  });

/** What was bought, and what of it is waiting in the order. The page goes on without it: nothing is said of a failure. */
export const boughtQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'bought', orderId],
    queryFn: ({ signal }) => getOrder(api, orderId, { signal, silent: true }),
    // A paid order changes no more while this page is open.
    staleTime: 60_000,
  });

/** Long before a code ends at the provider; soon after a payment was refused on the phone. */
const RENEW_CODE_MS = 15_000;

/** The code to pay an order with: the one of the open attempt, however often it is asked for. */
export const qrPaymentQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'qr-payment', orderId],
    queryFn: ({ signal }) => startQrPayment(api, orderId, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Not while the tab is hidden; at once when it is looked at again.
    refetchInterval: ({ state }) => state.data !== undefined && RENEW_CODE_MS,
    refetchOnWindowFocus: 'always',
  });
