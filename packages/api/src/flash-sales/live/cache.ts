import type { QueryClient } from '@tanstack/query-core';
import { invalidate } from '../../queries/invalidate.ts';
import { flashSaleInvalidations, flashSaleKeys } from '../keys.ts';
import type { FlashSale, FlashSalePage, FlashSaleState } from '../model.ts';
import { pageWith, saleWith } from './apply.ts';
import type { FlashSaleNews } from './news.ts';

/** The part of the cache that news are written to. */
export type LiveQueries = Pick<QueryClient, 'getQueryCache' | 'invalidateQueries' | 'refetchQueries' | 'setQueryData'>;

type Known = FlashSalePage | FlashSale | null | undefined;

/** Writes news into every answer of the cache that shows the sale; answers that were given later than the news keep what they have. */
export function writeNews(queries: LiveQueries, news: FlashSaleNews): void {
  for (const { queryKey, state } of salesIn(queries)) {
    const known = state.data as Known;
    const next = withNews(known, news);
    if (next !== known) queries.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}

/**
 * Whether an answer of the cache shows the sale at another time, or in a state the clock does not explain: taken back, or brought back.
 * What begins and ends at its time is no such news, as places turn by the clock.
 */
export function turns(queries: LiveQueries, news: FlashSaleNews): boolean {
  return salesIn(queries).some(({ state }) => {
    const shown = shownIn(state.data as Known).find(({ id }) => id === news.id);
    if (!shown) return false;
    const isMoved = shown.startsAt !== news.startsAt || shown.endsAt !== news.endsAt;
    return isMoved || (shown.state !== news.state && news.state !== stateAt(news));
  });
}

function stateAt({ startsAt, endsAt, serverTime }: FlashSaleNews): FlashSaleState {
  if (serverTime >= endsAt) return 'over';
  return serverTime >= startsAt ? 'running' : 'upcoming';
}

/** Sales were moved or taken back: lists are made anew, and the products cost something else. */
export const sayTurned = (queries: LiveQueries, news: readonly FlashSaleNews[]): Promise<void> =>
  invalidate(queries, [
    flashSaleKeys.all,
    ...news.flatMap(({ productId }) => flashSaleInvalidations.saleTurned(productId)),
  ]);

/** Asks for everything that shows sales and is on the screen. @returns whether there was an answer */
export async function askAgain(queries: LiveQueries): Promise<boolean> {
  try {
    await queries.refetchQueries({ queryKey: flashSaleKeys.all, type: 'active' }, { throwOnError: true });
    return true;
  } catch {
    return false;
  }
}

/** Calls back after each answer that shows sales came from the server. @returns ends it */
export function onAnswer(queries: LiveQueries, listener: () => void): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] === flashSaleKeys.all[0]) listener();
  });
}

const salesIn = (queries: LiveQueries) => queries.getQueryCache().findAll({ queryKey: flashSaleKeys.all });

function withNews(known: Known, news: FlashSaleNews): Known {
  if (!known || typeof known !== 'object' || isLater(known, news)) return known;
  if ('items' in known) return pageWith(known, news);
  return 'variants' in known ? saleWith(known, news) : known;
}

/** By the clock of the shop, which has whole seconds. */
const isLater = ({ serverTime }: FlashSalePage | FlashSale, news: FlashSaleNews): boolean =>
  typeof serverTime === 'string' && serverTime > news.serverTime;

function shownIn(known: Known): readonly { id: string; state: string; startsAt: string; endsAt: string }[] {
  if (!known || typeof known !== 'object') return [];
  if ('items' in known) return known.items;
  return 'variants' in known ? [known] : [];
}
