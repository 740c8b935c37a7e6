import { flashSaleInvalidations } from '@jishi/api/flash-sales/queries';
import { nextTurnOf, type Turning } from '@jishi/api/flash-sales/turn';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { SPREAD_MS } from './refetch-delay.ts';
import { useTurn } from './use-turn.ts';

type Priced = { readonly flashSale?: Turning | null | undefined } | null | undefined;

/** A wrong price must not stand long: tabs ask within so many milliseconds. */
const PRICES_SPREAD_MS = 2000;

/** Places whose timers run so much apart on a busy thread ask once: the answer to the first is as good for the others. */
const SHARED_MS = 1000;

/** The same for everything of a tab: its places ask together, and each answer serves all of them. */
const randomOfTab = (): number => (Math.floor(performance.timeOrigin) % PRICES_SPREAD_MS) / SPREAD_MS;

const lastAsked = new WeakMap<QueryClient, { turn: string; time: number; answer: Promise<void> }>();

/** Asks for every price of the tab, or joins who asked for the same turn just now, answered or not. */
function askOnce(queries: QueryClient, turn: string, time: number): Promise<void> {
  const last = lastAsked.get(queries);
  if (last?.turn === turn && Math.abs(time - last.time) < SHARED_MS) return last.answer;
  const answer = invalidate(queries, flashSaleInvalidations.pricesTurned, { joins: true });
  lastAsked.set(queries, { turn, time, answer });
  return answer;
}

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
    ask: async () => {
      more?.();
      if (turn !== null) await askOnce(queries, turn, now());
    },
    random: randomOfTab,
  });
}
