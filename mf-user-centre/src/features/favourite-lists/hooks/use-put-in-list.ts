import { favouriteInvalidations, favouriteKeys } from '@jishi/api/favourites/queries';
import { type FavouriteList, putInFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Puts a product into a list, which makes it a favourite, or takes it out. */
export function usePutInList(productId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, isIn }: { listId: string; isIn: boolean }) =>
      putInFavouriteList(api, { listId, productId, isIn }, { silent: true }),
    onSuccess: (_, { listId, isIn }) => {
      if (isIn) queries.setQueryData(favouriteKeys.product(productId), true);
      queries.setQueryData(favouriteKeys.named(productId), (known?: FavouriteList[]) =>
        known?.map((list) => (list.id === listId ? { ...list, hasProduct: isIn } : list)),
      );
    },
    // Also after a refusal: there is a reason, and the answer shows it.
    onSettled: () => void invalidate(queries, favouriteInvalidations.changeList),
  });
}
