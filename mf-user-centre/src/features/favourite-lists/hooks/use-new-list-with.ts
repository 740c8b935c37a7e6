import { favouriteInvalidations, favouriteKeys } from '@jishi/api/favourites/queries';
import { createFavouriteList, putInFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Makes a list and puts a product into it. */
export function useNewListWith(productId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const listId = await createFavouriteList(api, name, { silent: true });
      await putInFavouriteList(api, { listId, productId, isIn: true }, { silent: true });
    },
    onSuccess: () => queries.setQueryData(favouriteKeys.product(productId), true),
    // Also when it could not be put in: the list is there then.
    onSettled: () => invalidate(queries, favouriteInvalidations.changeList),
  });
}
