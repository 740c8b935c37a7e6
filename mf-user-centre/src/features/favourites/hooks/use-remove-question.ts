import { removeFavourite, type SavedProduct } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteQuery } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';

export type RemoveQuestionState = ReturnType<typeof useRemoveQuestion>;

/** Takes a product out of the favourites after a question. A failure keeps the question open. */
export function useRemoveQuestion() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { bus, notify } = useShop();
  const [asked, setAsked] = useState<SavedProduct | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ productId }: SavedProduct) => removeFavourite(api, productId),
    onSuccess: async (_, { productId }) => {
      queries.setQueryData(favouriteQuery(api, productId).queryKey, false);
      await invalidate(queries, favouriteInvalidations.removeFavourite);
      setAsked(null);
      bus.emit('favourite:changed', { productId, isFavourite: false });
      notify({ kind: 'success', text: text('favourites.removed') });
    },
  });
  return {
    asked,
    isBusy: isPending,
    error,
    ask: (saved: SavedProduct) => {
      reset();
      setAsked(saved);
    },
    confirm: () => {
      if (asked && !isPending) mutate(asked);
    },
    close: () => setAsked(null),
  };
}
