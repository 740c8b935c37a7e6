import type { ApiClient } from '@jishi/api';
import { getAddressOffer } from '@jishi/api/order-changes';
import { queryOptions } from '../queries/query-options.ts';
import { orderChangeKeys } from './keys.ts';

export { orderChangeInvalidations, orderChangeKeys } from './keys.ts';

/** Where an order could go instead right now, and what that costs; the page says why it cannot be known. */
export const addressOfferQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: orderChangeKeys.addressOffer(orderId),
    queryFn: ({ signal }) => getAddressOffer(api, orderId, { signal, silent: true }),
    staleTime: 0,
  });
