import type { QueryClient } from '@tanstack/query-core';
import { invalidate } from '../queries/invalidate.ts';
import { pageWith, saleWith } from './apply-change.ts';
import { flashSaleInvalidations, flashSaleKeys } from './keys.ts';
import type { FlashSaleChange } from './live-change.ts';
import type { FlashSale, FlashSalePage, FlashSaleState } from './model.ts';

/** The part of the cache that changes are written to. */
export type LiveQueries = Pick<QueryClient, 'getQueryCache' | 'invalidateQueries' | 'refetchQueries' | 'setQueryData'>;

type Known = FlashSalePage | FlashSale | null | undefined;

/** Writes a change into every answer of the cache that shows the sale; answers that were given later than the change keep what they have. */
export function writeChange(queries: LiveQueries, change: FlashSaleChange): void {
  for (const { queryKey, state } of salesIn(queries)) {
    const known = state.data as Known;
    const next = withChange(known, change);
    if (next !== known) queries.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}

/**
 * Whether an answer of the cache shows the sale at another time, or in a state the clock does not explain: taken back, or brought back.
 * What begins and ends at its time is no such change, as places turn by the clock.
 */
export function turns(queries: LiveQueries, change: FlashSaleChange): boolean {
  return salesIn(queries).some(({ state }) => {
    const shown = shownIn(state.data as Known).find(({ id }) => id === change.id);
    if (!shown) return false;
    const isMoved = shown.startsAt !== change.startsAt || shown.endsAt !== change.endsAt;
    return isMoved || (shown.state !== change.state && change.state !== stateAt(change));
  });
}

function stateAt({ startsAt, endsAt, serverTime }: FlashSaleChange): FlashSaleState {
  if (serverTime >= endsAt) return 'over';
  return serverTime >= startsAt ? 'running' : 'upcoming';
}

/** Sales were moved or taken back: lists are made anew, and the products cost something else. */
export const invalidateTurned = (queries: LiveQueries, change: readonly FlashSaleChange[]): Promise<void> =>
  invalidate(queries, [
    flashSaleKeys.all,
    ...change.flatMap(({ productId }) => flashSaleInvalidations.saleTurned(productId)),
  ]);

/** Asks for everything that shows sales and is on the screen. @returns whether there was an answer */
export async function refetchShown(queries: LiveQueries): Promise<boolean> {
  try {
    await queries.refetchQueries({ queryKey: flashSaleKeys.all, type: 'active' }, { throwOnError: true });
    return true;
  } catch {
    return false;
  }
}

/** Calls back after each answer that shows sales came from the server. @returns ends it */
export function onResponse(queries: LiveQueries, listener: () => void): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] === flashSaleKeys.all[0]) listener();
  });
}

const salesIn = (queries: LiveQueries) => queries.getQueryCache().findAll({ queryKey: flashSaleKeys.all });

function withChange(known: Known, change: FlashSaleChange): Known {
  if (!known || typeof known !== 'object' || isLater(known, change)) return known;
  if ('items' in known) return pageWith(known, change);
  return 'variants' in known ? saleWith(known, change) : known;
}

/** By the clock of the shop, which has whole seconds. */
const isLater = ({ serverTime }: FlashSalePage | FlashSale, change: FlashSaleChange): boolean =>
  typeof serverTime === 'string' && serverTime > change.serverTime;

function shownIn(known: Known): readonly { id: string; state: string; startsAt: string; endsAt: string }[] {
  if (!known || typeof known !== 'object') return [];
  if ('items' in known) return known.items;
  return 'variants' in known ? [known] : [];
}
