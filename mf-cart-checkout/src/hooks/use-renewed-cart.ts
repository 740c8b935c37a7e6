import { useApi, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../queries/cart-queries.ts';
import { useShowServerCart } from './use-cart-writer.ts';

export type Renewal = {
  hasFailed: boolean;
  isRenewing: boolean;
  renew(): void;
};

/** Asks the server for the customer's cart while `isWanted`; a visitor's cart is in the browser and needs no call. */
export function useRenewedCart(isWanted = true): Renewal {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { isError, isFetching, refetch } = useQuery({
    ...cartQuery(useApi(), useShowServerCart()),
    enabled: isSignedIn && isWanted,
    staleTime: 0,
  });
  return {
    hasFailed: isError && !isFetching,
    isRenewing: isFetching,
    renew: () => {
      if (isSignedIn) void refetch();
    },
  };
}
