import { isApiError } from '@jishi/api';
import { type SalePlace, takeSalePlace } from '@jishi/api/flash-sales';
import { flashSaleInvalidations, salePlaceQuery } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { rememberQueuePlace } from '@jishi/contracts/queue-places';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../messages/texts.ts';
import type { Wanted } from './wanted-line.ts';

/** Lines up for a flash sale. The ticket, a fragment of another part, shows what the answer leaves in the cache. */
export function useSaleLine() {
  const { notify, has } = useShop();
  const api = useApi();
  const queries = useQueryClient();
  const text = useTexts();
  const failureText = useFailureText();

  /** What is said where no ticket shows it. */
  const tell = ({ state, position }: SalePlace) => {
    if (has('mf_promotions/queue-ticket')) return;
    const told = state === 'waiting' ? text('sale.in-line', { position: position ?? 1 }) : text('sale.gone');
    notify({ kind: 'warning', text: told });
  };

  return async ({ productId, variantId, quantity }: Wanted): Promise<SaleTurn> => {
    try {
      const place = await takeSalePlace(api, { productId, variantId, quantity }, { silent: true });
      queries.setQueryData(salePlaceQuery(api, productId).queryKey, place);
      // Also for who is led on to the order at once, before a ticket is drawn.
      rememberQueuePlace(productId, place.state === 'waiting' || place.state === 'turn');
      void invalidate(queries, flashSaleInvalidations.placeTurned(productId));
      // Fewer than were wanted, or of another variant: the ticket says so before anything is ordered.
      if (place.state === 'turn' && place.held >= quantity && place.variantId === variantId) return go;
      tell(place);
    } catch (error) {
      // A server without lines: it decides when the order is placed.
      if (isApiError(error, 'not-found')) return go;
      if (isApiError(error, 'conflict')) return { mayOrder: true, refusal: error };
      notify({ kind: 'error', text: failureText(error) });
    }
    return { mayOrder: false, refusal: null };
  };
}

/** Whether an order may follow. `refusal`: the sale does not allow it, and a look at it may tell why. */
export type SaleTurn = { mayOrder: boolean; refusal: unknown };

const go: SaleTurn = { mayOrder: true, refusal: null };
