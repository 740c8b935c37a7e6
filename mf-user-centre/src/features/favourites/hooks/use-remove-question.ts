import { removeFavourite, type SavedProduct } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteQuery } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

export type RemoveQuestionState = ReturnType<typeof useRemoveQuestion>;

/** Takes a product out of the favourites after a question. A failure keeps the question open. */
export function useRemoveQuestion() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<SavedProduct>({
    call: ({ productId }) => removeFavourite(api, productId),
    onSuccess: async ({ productId }) => {
      queries.setQueryData(favouriteQuery(api, productId).queryKey, false);
      await invalidate(queries, favouriteInvalidations.removeFavourite);
      notify({ kind: 'success', text: text('favourites.removed') });
    },
  });
}
