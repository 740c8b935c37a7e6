import { cancelOrder, confirmReceipt, extendReceipt, type OrderSummary, removeOrder } from '@jishi/api/orders';
import { orderInvalidations, orderKeys } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** What can be done to an order after a question. */
export type OrderAction = 'cancel' | 'receive' | 'extend' | 'remove';
type Asked = { action: OrderAction; order: OrderSummary };

const calls = { cancel: cancelOrder, receive: confirmReceipt, extend: extendReceipt, remove: removeOrder } as const;
const madeOld = {
  cancel: orderInvalidations.cancelOrder,
  receive: orderInvalidations.confirmReceipt,
  extend: orderInvalidations.extendReceipt,
  remove: orderInvalidations.removeOrder,
} as const;

export type OrderQuestionState = ReturnType<typeof useOrderQuestion>;

/**
 * An action on an order, from the question to the message. A failed one keeps the question open; afterwards the page
 * stays where it was and shows the order as it is now.
 *
 * @param onRemoved leaves a page that shows only this order, before it is asked for again
 */
export function useOrderQuestion(onRemoved?: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<Asked>({
    call: ({ action, order }) => calls[action](api, order.id),
    onSuccess: async ({ action, order }) => {
      if (action === 'remove') {
        queries.removeQueries({ queryKey: orderKeys.one(order.id), type: 'inactive' });
        onRemoved?.();
      }
      await invalidate(queries, madeOld[action]);
      notify({ kind: 'success', text: text(`orders.${action}-done`) });
    },
  });
}
