import { flashSaleInvalidations } from '@jishi/api/flash-sales/queries';
import { nextTurnOf, type Turning } from '@jishi/api/flash-sales/turn';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { SPREAD_MS } from './refetch-delay.ts';
import { useTurn } from './use-turn.ts';

type Priced = { readonly flashSale?: Turning | null | undefined } | null | undefined;

/** A wrong price must not stand long: tabs ask within so many milliseconds. */
const PRICES_SPREAD_MS = 2000;

/** The same for everything of a tab: its places ask together, and each answer serves all of them. */
const randomOfTab = (): number => (Math.floor(performance.timeOrigin) % PRICES_SPREAD_MS) / SPREAD_MS;

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
  useTurn({
    at: turn === null ? undefined : toInstant(turn),
    now,
    ask: () => {
      more?.();
      return invalidate(queries, flashSaleInvalidations.pricesTurned, { joins: true });
    },
    random: randomOfTab,
  });
}
