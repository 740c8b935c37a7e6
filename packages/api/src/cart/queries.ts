import type { ApiClient } from '@jishi/api';
import { type CartEntry, getCart, getGuestLines, getSavedLines } from '@jishi/api/cart';
import { queryOptions } from '../queries/query-options.ts';
import { cartKeys } from './keys.ts';

export { cartInvalidations, cartKeys } from './keys.ts';

/** The customer's cart as the server has it, never older than the page; the lines on the screen are the cart store's. */
export const cartQuery = (api: ApiClient) =>
  queryOptions({ queryKey: cartKeys.all, queryFn: ({ signal }) => getCart(api, { signal }), staleTime: 0 });

/** What the customer saved for later. */
export const savedLinesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: cartKeys.saved, queryFn: ({ signal }) => getSavedLines(api, { signal, silent: true }) });

/** What a visitor saved for later, as their browser names it, with prices and stock of now. */
export const guestSavedLinesQuery = (api: ApiClient, entries: readonly CartEntry[]) =>
  queryOptions({
    queryKey: cartKeys.savedOf(entries),
    queryFn: ({ signal }) => getGuestLines(api, entries, { signal, silent: true }),
  });
