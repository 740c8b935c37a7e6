import { flashSaleInvalidations } from '@jishi/api/flash-sales/queries';
import { nextTurnOf, type Turning } from '@jishi/api/flash-sales/turn';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { atTurn } from './at-turn.ts';

type Priced = { readonly flashSale?: Turning | null | undefined } | null | undefined;

/**
 * Asks for prices anew when a flash sale of what is shown begins or ends: everything in the tab that shows prices, once for all that
 * use this. What stands there stays until the answer is known.
 *
 * @param shown products, cards, lines: whatever may have a sale
 * @param more what else is to be asked for then, such as a cart that is no query
 */
export function useTurningPrices(shown: readonly Priced[], more?: () => void): void {
  const { now } = useShop();
  const queries = useQueryClient();
  const turn = nextTurnOf(shown.map((priced) => priced?.flashSale));
  useEffect(() => {
    const at = turn === null ? undefined : toInstant(turn);
    if (at === undefined) return undefined;
    const run = () => {
      void invalidate(queries, flashSaleInvalidations.pricesTurned, { joins: true });
      more?.();
    };
    return atTurn({ at, now, run });
  }, [turn, now, queries, more]);
}
