import * as z from 'zod/mini';
import type { QueryParams } from '../client/api-client.ts';
import type { BalanceDays, Balances, LedgerFilter, LedgerQuery, LedgerSort } from '../model/ledger.ts';
import { pageParams } from './lists.ts';
import { wireList, wireNumber } from './parts.ts';

/** Answer of `moneyLog/balance` and `integralLog/balance` (extensions, api level 8). */
export const wireBalances = z.object({
  opening: wireNumber,
  income: wireNumber,
  expend: wireNumber,
  days: wireList(z.object({ day: z.string(), balance: wireNumber })),
});
export type WireBalances = z.infer<typeof wireBalances>;

/** Balances by day. @param toAmount the smallest unit of an account from what its wire sends */
export function toBalances(wire: WireBalances, toAmount: (value: WireBalances['opening']) => number): Balances {
  return {
    opening: toAmount(wire.opening),
    income: toAmount(wire.income),
    spending: toAmount(wire.expend),
    days: wire.days.map(({ day, balance }) => ({ day, balance: toAmount(balance) })),
  };
}

/** Names of the columns a ledger is sorted by. */
type SortColumns = { time: string; amount: string };

/** Parameter `sort`. */
function sortOf(sort: LedgerSort, { time, amount }: SortColumns): string {
  const columns: Record<LedgerSort, string> = {
    newest: `-${time}`,
    oldest: time,
    largest: `-${amount}`,
    smallest: amount,
    'income-first': 'type',
    'spending-first': '-type',
  };
  return columns[sort];
}

/** Parameters of a page of a ledger, without its direction, whose numbers differ. */
export const ledgerParams = (query: LedgerQuery, columns: SortColumns): QueryParams => ({
  ...pageParams(query),
  sort: sortOf(query.sort ?? 'newest', columns),
  ...filterParams(query),
});

/** Parameters of what narrows a ledger, without its direction. */
export const filterParams = ({ keyword, from, until }: LedgerFilter): QueryParams => ({
  keyword: keyword?.trim() || undefined,
  timeInterval: from && until ? [from, until] : undefined,
});

/** Parameters of the days whose balances are asked for. */
export const balanceParams = ({ from, until }: BalanceDays): QueryParams => ({ timeInterval: [from, until] });
