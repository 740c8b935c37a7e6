import { addFavourite, removeFavourite } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteQuery } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../model/failure-text.ts';

/** Makes a product a favourite or not: shown at once, taken back when the server refuses. */
export function useSetFavourite(productId: string) {
  const common = useCommonTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { bus, notify } = useShop();
  const { queryKey } = favouriteQuery(api, productId);
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? addFavourite : removeFavourite)(api, productId),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, wanted);
    },
    onSuccess: (_, isFavourite) => {
      void invalidate(queries, favouriteInvalidations[isFavourite ? 'addFavourite' : 'removeFavourite']);
      bus.emit('favourite:changed', { productId, isFavourite });
    },
    onError: (error, wanted) => {
      queries.setQueryData(queryKey, !wanted);
      notify({ kind: 'error', text: failureText(error, common) });
    },
  });
}
