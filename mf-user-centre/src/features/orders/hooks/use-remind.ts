import { isApiError } from '@jishi/api';
import { remindShop } from '@jishi/api/orders';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Reminds the shop to send an order. Refused: the page asks for what the server knows, the reason stays at the button. */
export function useRemind(orderId: string) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: () => remindShop(api, orderId, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, orderInvalidations.remindShop);
      notify({ kind: 'success', text: text('orders.remind-done') });
    },
    onError: async (error) => {
      if (isApiError(error, 'conflict')) await invalidate(queries, orderInvalidations.actRefused);
    },
  });
}
