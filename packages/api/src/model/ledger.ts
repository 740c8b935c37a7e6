import type { Page, PageRequest } from './page.ts';

/** Whether something came onto an account or went from it. */
export type LedgerDirection = 'income' | 'spending';

/** Orders of a ledger; by time, by amount, by direction and then the newest. */
export const ledgerSorts = ['newest', 'oldest', 'largest', 'smallest', 'income-first', 'spending-first'] as const;
export type LedgerSort = (typeof ledgerSorts)[number];

/** What narrows a ledger. Days are `YYYY-MM-DD`, both included; both are needed. */
export type LedgerFilter = {
  readonly direction?: LedgerDirection | undefined;
  /** In the remark, as the customer reads it. */
  readonly keyword?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** A page of a ledger; without a sort the newest first. */
export type LedgerQuery = LedgerFilter & PageRequest & { readonly sort?: LedgerSort | undefined };

/** One page with the sums over all that matches, in the smallest unit of the account (cents, points). */
export type LedgerPage<Entry> = Page<Entry> & { readonly income: number; readonly spending: number };

/** The days whose balances are asked for, both included; the last year of them is told. */
export type BalanceDays = { readonly from: string; readonly until: string };

/** What an account held at the end of each day, in its smallest unit (cents, points). */
export type Balances = {
  /** Before the first day. */
  readonly opening: number;
  /** Moved within the days. */
  readonly income: number;
  readonly spending: number;
  readonly days: readonly { readonly day: string; readonly balance: number }[];
};
