import { isApiError } from '@jishi/api';
import { removeSaleReminder, type SaleReminders, setSaleReminder } from '@jishi/api/flash-sales';
import { saleReminderInvalidations, saleRemindersQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** How long a removal can be taken back, in milliseconds. */
const UNDO_MS = 5000;

type Wish = { saleId: string; isWanted: boolean };

/** Sets and removes reminders of sales. Visitors are asked to sign in first and come back here. */
export function useReminder() {
  const text = useTexts();
  const common = useCommonTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify, requireSignIn, has } = useShop();

  const told: Record<'set' | 'removed', (wish: Wish) => Parameters<typeof notify>[0]> = {
    set: () => ({
      kind: 'success',
      text: text('reminder.done'),
      ...(has('mf_promotions/sale-reminders')
        ? { action: { label: text('reminder.see-all'), run: () => void navigate(paths.saleReminders()) } }
        : {}),
    }),
    removed: ({ saleId }) => ({
      kind: 'success',
      text: text('reminder.removed'),
      action: { label: common('action.undo'), run: () => mutate({ saleId, isWanted: true }) },
      duration: UNDO_MS,
    }),
  };

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ saleId, isWanted }: Wish) =>
      isWanted ? setSaleReminder(api, saleId) : removeSaleReminder(api, saleId),
    onSuccess: (_, wish) => {
      const { queryKey } = saleRemindersQuery(api, true);
      queries.setQueryData(queryKey, (known) => known && withWish(known, wish));
      notify(told[wish.isWanted ? 'set' : 'removed'](wish));
    },
    onError: (error) => {
      const isLate = isApiError(error, 'conflict');
      notify({ kind: isLate ? 'warning' : 'error', text: isLate ? text('reminder.late') : failureText(error) });
    },
    // Also after a refusal: there is a reason, and the answer shows it.
    onSettled: (_data, _error, { isWanted }) =>
      invalidate(queries, saleReminderInvalidations[isWanted ? 'setSaleReminder' : 'removeSaleReminder']),
  });

  return {
    busyId: isPending ? variables.saleId : null,
    change: (wish: Wish) => {
      if (requireSignIn() && !isPending) mutate(wish);
    },
  };
}

const withWish = (known: SaleReminders, { saleId, isWanted }: Wish): SaleReminders => {
  const others = known.saleIds.filter((id) => id !== saleId);
  return { ...known, saleIds: isWanted ? [...others, saleId] : others };
};
