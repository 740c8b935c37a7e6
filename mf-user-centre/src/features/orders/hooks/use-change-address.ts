import { type AddressChoice, changeOrderAddress } from '@jishi/api/orders';
import { orderChangeInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Sends an order to a chosen address, at the fee that was shown. What the server refuses is offered anew. */
export function useChangeAddress(orderId: string, onChanged: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const change = useMutation({
    mutationFn: ({ id, shippingFee }: AddressChoice) => changeOrderAddress(api, orderId, id, shippingFee),
    onSuccess: async () => {
      await invalidate(queries, orderChangeInvalidations.changeOrderAddress);
      notify({ kind: 'success', text: text('move.done') });
      onChanged();
    },
    onError: () => void invalidate(queries, orderChangeInvalidations.addressRefused),
  });
  return { isPending: change.isPending, error: change.error, send: useSingleRun(change) };
}
