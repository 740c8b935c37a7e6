import type { ApiClient } from '@jishi/api';
import { type CartLine, getCart } from '@jishi/api/cart';
import { queryOptions } from '@tanstack/react-query';

/** The customer's cart as the server last told it; the lines on the screen are the cart store's. */
export const cartKey = ['cart'] as const;

/** Brings the customer's cart up to date. `onLines` hears the answer. */
export const cartQuery = (api: ApiClient, onLines: (lines: readonly CartLine[]) => void) =>
  queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal }) => {
      const lines = await getCart(api, { signal });
      onLines(lines);
      return lines;
    },
  });
