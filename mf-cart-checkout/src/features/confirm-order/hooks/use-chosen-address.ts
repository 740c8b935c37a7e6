import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/**
 * What was chosen in the address book: `start` until it speaks, `null` when the customer has no address. An address that
 * is announced again was edited: every amount is asked for anew.
 */
export function useChosenAddress(
  checkoutId: string,
  start: string | undefined,
  onChosen: (addressId: string | null) => void,
): string | null | undefined {
  const { bus } = useShop();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null | undefined>(start);
  const heard = useRef<string | null | undefined>(undefined);
  const tell = useRef(onChosen);
  useEffect(() => {
    tell.current = onChosen;
  });
  useEffect(
    () =>
      bus.listen('address:selected', ({ addressId }) => {
        if (heard.current === addressId) void invalidate(queries, orderInvalidations.addressEdited(checkoutId));
        heard.current = addressId;
        setChosen(addressId);
        tell.current(addressId);
      }),
    [bus, queries, checkoutId],
  );
  return chosen;
}
