import { favouriteInvalidations } from '@jishi/api/favourites/queries';
import { endFavouriteListLink, type FavouriteList, shareFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';

/** Makes the link of a list; the list then says what it is. */
export function useShare({ id }: FavouriteList) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (from: string) => shareFavouriteList(api, { listId: id, from }, { silent: true }),
    onSuccess: () => invalidate(queries, favouriteInvalidations.changeList),
  });
}

/** Ends the link of a list after a question. */
export function useEndSharing() {
  const words = useListWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<FavouriteList>({
    call: ({ id }) => endFavouriteListLink(api, id, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, favouriteInvalidations.changeList);
      notify({ kind: 'success', text: words('lists.share-ended') });
    },
  });
}
