import { addFavourite } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteKeys } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useQueryClient } from '@tanstack/react-query';

/** Makes products favourites; says whether all of them are, and else why not. */
export function useFavouring(): (productIds: readonly string[]) => Promise<boolean> {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const failureText = useFailureText();
  return async (productIds) => {
    try {
      await Promise.all([...new Set(productIds)].map((id) => addFavourite(api, id, { silent: true })));
    } catch (error) {
      notify({ kind: 'error', text: failureText(error) });
      return false;
    }
    for (const id of productIds) queries.setQueryData(favouriteKeys.product(id), true);
    void invalidate(queries, favouriteInvalidations.addFavourite);
    return true;
  };
}
