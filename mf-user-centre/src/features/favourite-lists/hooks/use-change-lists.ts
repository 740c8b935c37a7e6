import { favouriteInvalidations } from '@jishi/api/favourites/queries';
import { createFavouriteList, type FavouriteList, renameFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';

/** Makes an empty list. */
export function useCreateList(onDone: (listId: string) => void) {
  const words = useListWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (name: string) => createFavouriteList(api, name, { silent: true }),
    onSuccess: async (listId, name) => {
      await invalidate(queries, favouriteInvalidations.changeList);
      notify({ kind: 'success', text: words('lists.created', { name }) });
      onDone(listId);
    },
  });
}

/** Gives a list another name. */
export function useRenameList({ id }: FavouriteList, onDone: () => void) {
  const words = useListWords();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (name: string) => renameFavouriteList(api, { id, name }, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, favouriteInvalidations.changeList);
      notify({ kind: 'success', text: words('lists.renamed') });
      onDone();
    },
  });
}
