import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  type OrderSummary,
  purgeOrder,
  removeOrder,
} from '@jishi/api/orders';
import { orderChangeInvalidations, orderInvalidations, orderKeys } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

/** What can be done to an order after a question. */
export type OrderAction = 'cancel' | 'receive' | 'extend' | 'remove' | 'purge';
type PendingAction = { action: OrderAction; order: OrderSummary };

const calls = {
  cancel: cancelOrder,
  receive: confirmReceipt,
  extend: extendReceipt,
  remove: removeOrder,
  purge: purgeOrder,
} as const;
const madeOld = {
  cancel: orderInvalidations.cancelOrder,
  receive: orderInvalidations.confirmReceipt,
  extend: orderInvalidations.extendReceipt,
  remove: orderInvalidations.removeOrder,
  purge: orderChangeInvalidations.purgeOrder,
} as const;

/** How long a removal can be taken back from its message, in milliseconds; the bin keeps it for longer. */
const UNDO_MS = 5000;

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
  const common = useCommonTexts();
  const { notify } = useShop();
  const restore = useRestoreOrder();
  return useConfirm<PendingAction>({
    call: ({ action, order }) => calls[action](api, order.id),
    onSuccess: async ({ action, order }) => {
      if (action === 'remove') {
        queries.removeQueries({ queryKey: orderKeys.one(order.id), type: 'inactive' });
        onRemoved?.();
      }
      await invalidate(queries, madeOld[action]);
      const undo = { label: common('action.undo'), run: () => restore.run(order.id) };
      notify({
        kind: 'success',
        text: text(`orders.${action}-done`),
        ...(action === 'remove' ? { action: undo, duration: UNDO_MS } : {}),
      });
    },
  });
}
