import type { ApiClient } from '@jishi/api';
import { getCart } from '@jishi/api/cart';
import { queryOptions } from '../queries/query-options.ts';
import { cartKeys } from './keys.ts';

export { cartKeys };

/** The customer's cart as the server has it, never older than the page; the lines on the screen are the cart store's. */
export const cartQuery = (api: ApiClient) =>
  queryOptions({ queryKey: cartKeys.all, queryFn: ({ signal }) => getCart(api, { signal }), staleTime: 0 });
