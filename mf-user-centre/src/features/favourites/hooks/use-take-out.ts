import type { SavedProduct } from '@jishi/api/favourites';
import { favouriteInvalidations } from '@jishi/api/favourites/queries';
import { type FavouriteList, putInFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';

type Change = { saved: SavedProduct; list: FavouriteList; isIn: boolean };

/** Takes a product out of a list; its message puts it back. */
export function useTakeOut() {
  const words = useListWords();
  const common = useCommonTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ saved, list, isIn }: Change) =>
      putInFavouriteList(api, { listId: list.id, productId: saved.productId, isIn }, { silent: true }),
    onSuccess: async (_, change) => {
      await invalidate(queries, favouriteInvalidations.changeList);
      const { name } = change.list;
      if (change.isIn) return notify({ kind: 'success', text: words('lists.put-in', { name }) });
      const undo = { label: common('action.undo'), run: () => mutate({ ...change, isIn: true }) };
      notify({ kind: 'success', text: words('lists.taken-out', { name }), action: undo });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
  return (saved: SavedProduct, list: FavouriteList) => {
    if (!isPending) mutate({ saved, list, isIn: false });
  };
}
