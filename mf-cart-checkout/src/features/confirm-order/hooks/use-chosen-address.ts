import { useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { previewsKey } from '../../../queries/order-queries.ts';

/**
 * What was chosen in the address book: `undefined` until it speaks, `null` when the customer has no address. An address
 * that is announced again was edited: every amount is asked for anew.
 */
export function useChosenAddress(checkoutId: string): string | null | undefined {
  const { bus } = useShop();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const latest = useRef(chosen);
  useEffect(
    () =>
      bus.listen('address:selected', ({ addressId }) => {
        if (latest.current === addressId) void queries.invalidateQueries({ queryKey: previewsKey(checkoutId) });
        latest.current = addressId;
        setChosen(addressId);
      }),
    [bus, queries, checkoutId],
  );
  return chosen;
}
