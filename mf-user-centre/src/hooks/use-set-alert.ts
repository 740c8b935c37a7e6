import { favouriteKeys } from '@jishi/api/favourites/queries';
import { type ProductAlerts, setProductAlerts } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../messages/texts.ts';

/** Where nobody could say what is set. */
const none: ProductAlerts = { price: false, stock: false };

type Wish = { kind: keyof ProductAlerts; isWanted: boolean };

/** Sets what a customer is told of a product, which becomes a favourite by it, and says so. */
export function useSetAlert(productId: string) {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: ({ kind, isWanted }: Wish) => setProductAlerts(api, productId, { [kind]: isWanted }),
    onSuccess: async (_, { kind, isWanted }) => {
      const [favourite, alerts] = [favouriteKeys.product(productId), favouriteKeys.alerts(productId)];
      // Answers that were asked for before would say that it is none.
      await Promise.all([favourite, alerts].map((queryKey) => queries.cancelQueries({ queryKey })));
      queries.setQueryData(favourite, true);
      queries.setQueryData(alerts, (known: ProductAlerts = none) => ({ ...known, [kind]: isWanted }));
      notify({ kind: 'success', text: text(isWanted ? `alert.${kind}-set` : 'alert.ended') });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
    // Also after a refusal: there is a reason, and the answer shows it.
    onSettled: () => invalidate(queries, [favouriteKeys.lists]),
  });
}
