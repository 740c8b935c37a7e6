import { invalidate } from '@jishi/api/queries';
import { clearRecentlyViewed } from '@jishi/api/recently-viewed';
import { recentlyViewedInvalidations } from '@jishi/api/recently-viewed/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Forgets what was looked at, after a question. A failure keeps the question open. */
export function useClearHistory() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<'all'>({
    call: () => clearRecentlyViewed(api),
    onSuccess: async () => {
      await invalidate(queries, recentlyViewedInvalidations.clearRecentlyViewed);
      notify({ kind: 'success', text: text('portal.cleared') });
    },
  });
}
