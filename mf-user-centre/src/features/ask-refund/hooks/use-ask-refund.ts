import { isApiError } from '@jishi/api';
import { refundInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { askRefund, type RefundDraft } from '@jishi/api/refunds';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { refundPath } from '../../../model/refund-paths.ts';

/** Sends the request, once for each form, and shows what became of it; a refusal brings the amounts up to date. */
export function useAskRefund(orderId: string) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useShop();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (draft: RefundDraft) => askRefund(api, orderId, draft, { idempotencyKey: key, silent: true }),
    onSuccess: async (id) => {
      // What is left behind is not asked for again.
      await invalidate(queries, refundInvalidations.askRefund, { refetchType: 'none' });
      notify({ kind: 'success', text: text('ask-refund.done') });
      await navigate(refundPath(id), { replace: true });
    },
    onError: (error) => {
      if (isApiError(error, 'conflict')) void invalidate(queries, refundInvalidations.refundRefused);
    },
  });
}
