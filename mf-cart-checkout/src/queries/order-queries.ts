import type { ApiClient } from '@jishi/api';
import { getPaymentInfo, type OrderDraft, previewOrder } from '@jishi/api/orders';
import { queryOptions } from '@tanstack/react-query';

/** Everything known of orders: what they cost, where they stand. */
export const ordersKey = ['orders'] as const;

/** All previews of one checkout. */
export const previewsKey = (checkoutId: string) => ['orders', 'preview', checkoutId] as const;

/** What the server would charge for a draft right now: never older than the page. */
export const previewQuery = (api: ApiClient, checkoutId: string, draft: Pick<OrderDraft, 'lines' | 'addressId'>) =>
  queryOptions({
    queryKey: [
      ...previewsKey(checkoutId),
      draft.addressId,
      draft.lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]),
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
