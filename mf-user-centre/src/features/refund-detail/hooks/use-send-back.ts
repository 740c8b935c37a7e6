import { refundInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { type ReturnParcel, sendReturn } from '@jishi/api/refunds';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Tells the shop which parcel the goods are in. */
export function useSendBack(id: string) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (parcel: ReturnParcel) => sendReturn(api, id, parcel, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, refundInvalidations.sendReturn);
      notify({ kind: 'success', text: text('refund.sent-done') });
    },
  });
}
