import { addFavourite, removeFavourite } from '@jishi/api/favourites';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../model/failure-text.ts';
import { favouriteQuery } from '../../queries/favourite-queries.ts';

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
      void queries.invalidateQueries({ queryKey: ['favourites', 'list'] });
      bus.emit('favourite:changed', { productId, isFavourite });
    },
    onError: (error, wanted) => {
      queries.setQueryData(queryKey, !wanted);
      notify({ kind: 'error', text: failureText(error, common) });
    },
  });
}
