import { invalidate } from '@jishi/api/queries';
import { clearRecentlyViewed } from '@jishi/api/recently-viewed';
import { recentlyViewedInvalidations } from '@jishi/api/recently-viewed/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';

/** Forgets what was looked at, after a question. A failure keeps the question open. */
export function useClearHistory() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const [isAsked, setAsked] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => clearRecentlyViewed(api),
    onSuccess: async () => {
      await invalidate(queries, recentlyViewedInvalidations.clearRecentlyViewed);
      setAsked(false);
      notify({ kind: 'success', text: text('portal.cleared') });
    },
  });
  return {
    isAsked,
    isBusy: isPending,
    error,
    ask: () => {
      reset();
      setAsked(true);
    },
    clear: () => {
      if (!isPending) mutate();
    },
    close: () => setAsked(false),
  };
}
