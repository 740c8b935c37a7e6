import type { ApiClient } from '@jishi/api';
import { getProductAlerts } from '@jishi/api/products';
import { favouriteKeys } from '../favourites/keys.ts';
import { queryOptions } from '../queries/query-options.ts';

/** What the customer is told of a product. */
export const productAlertsQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: favouriteKeys.alerts(productId),
    queryFn: ({ signal }) => getProductAlerts(api, productId, { signal, silent: true }),
  });
