import { restoreOrder } from '@jishi/api/orders';
import { orderChangeInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useSingleRun } from '@jishi/part-kit/use-single-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Brings a removed order back into the list, from the bin or from the message that told of its removal. */
export function useRestoreOrder() {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const restore = useMutation({
    mutationFn: (orderId: string) => restoreOrder(api, orderId),
    onSuccess: async () => {
      await invalidate(queries, orderChangeInvalidations.restoreOrder);
      notify({ kind: 'success', text: text('bin.restored') });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  return { isPending: restore.isPending, run: useSingleRun(restore) };
}
