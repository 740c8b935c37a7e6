import { cartQuery } from '@jishi/api/cart/queries';
import { useApi, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useShowServerCart } from './use-cart-writer.ts';

export type Renewal = {
  hasFailed: boolean;
  isRenewing: boolean;
  renew(): void;
};

/** Asks the server for the customer's cart while `isWanted`; a visitor's cart is in the browser and needs no call. */
export function useRenewedCart(isWanted = true): Renewal {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const show = useShowServerCart();
  const query = cartQuery(useApi());
  const { isError, isFetching, refetch } = useQuery({
    ...query,
    queryFn: async (context) => show(await query.queryFn(context)),
    enabled: isSignedIn && isWanted,
  });
  return {
    hasFailed: isError && !isFetching,
    isRenewing: isFetching,
    renew: () => {
      if (isSignedIn) void refetch();
    },
  };
}
