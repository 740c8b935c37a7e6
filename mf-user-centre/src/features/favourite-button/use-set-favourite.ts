import { addFavourite, removeFavourite } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteQuery } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Makes a product a favourite or not: shown at once, taken back when the server refuses. */
export function useSetFavourite(productId: string) {
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const { queryKey } = favouriteQuery(api, productId);
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? addFavourite : removeFavourite)(api, productId),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, wanted);
    },
    onSuccess: (_, isFavourite) => {
      void invalidate(queries, favouriteInvalidations[isFavourite ? 'addFavourite' : 'removeFavourite']);
    },
    onError: (error, wanted) => {
      queries.setQueryData(queryKey, !wanted);
      notify({ kind: 'error', text: failureText(error) });
    },
  });
}
