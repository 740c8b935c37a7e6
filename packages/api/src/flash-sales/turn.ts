import type { ShopTime } from '../model/shop-time.ts';
import type { FlashSaleState } from './model.ts';

/** What tells when a flash sale turns. */
export type Turning = {
  readonly state: FlashSaleState;
  readonly startsAt: ShopTime;
  readonly endsAt: ShopTime;
};

/** When a sale becomes something else: the end of a running one, the start of a coming one; `null` once it is over. */
export function turnOf({ state, startsAt, endsAt }: Turning): ShopTime | null {
  if (state === 'over') return null;
  return state === 'running' ? endsAt : startsAt;
}

/** The first turn of several sales; things without a sale are read past. `null` when nothing turns. */
export function nextTurnOf(sales: Iterable<Turning | null | undefined>): ShopTime | null {
  let next: ShopTime | null = null;
  for (const sale of sales) {
    const turn = sale ? turnOf(sale) : null;
    // Times of one server are compared as they are written.
    if (turn !== null && (next === null || turn < next)) next = turn;
  }
  return next;
}
