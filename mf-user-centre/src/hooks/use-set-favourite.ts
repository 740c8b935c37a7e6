import { addFavourite, removeFavourite } from '@jishi/api/favourites';
import { favouriteInvalidations, favouriteQuery } from '@jishi/api/favourites/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../messages/texts.ts';
import { useSetAlert } from './use-set-alert.ts';

/** Long enough to read an offer and take it, in milliseconds. */
const LONG_MS = 6000;

/** Makes a product a favourite or not: shown at once, taken back when the server refuses. One that was added can be told of when it costs less. */
export function useSetFavourite(productId: string) {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const { mutate: setAlert } = useSetAlert(productId);
  const { queryKey } = favouriteQuery(api, productId);
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? addFavourite : removeFavourite)(api, productId),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, wanted);
    },
    onSuccess: (_, isFavourite) => {
      if (isFavourite) {
        const tellOfPrice = { label: text('alert.price'), run: () => setAlert({ kind: 'price', isWanted: true }) };
        notify({ kind: 'success', text: text('favourite.added'), action: tellOfPrice, duration: LONG_MS });
      }
      void invalidate(queries, favouriteInvalidations[isFavourite ? 'addFavourite' : 'removeFavourite']);
    },
    onError: (error, wanted) => {
      queries.setQueryData(queryKey, !wanted);
      notify({ kind: 'error', text: failureText(error) });
    },
  });
}
