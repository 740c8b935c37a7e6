import { refundInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { type RefundDetail, withdrawRefund } from '@jishi/api/refunds';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Takes a refund back, after a question. */
export function useWithdraw() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<Pick<RefundDetail, 'id'>>({
    call: ({ id }) => withdrawRefund(api, id),
    onSuccess: async () => {
      await invalidate(queries, refundInvalidations.withdrawRefund);
      notify({ kind: 'success', text: text('refund.withdraw-done') });
    },
  });
}
