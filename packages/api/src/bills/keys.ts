import type { BalanceDays } from '../model/ledger.ts';
import type { BillQuery } from './model.ts';

/** Keys of the wallet: its transactions, and its balance by day. */
export const billKeys = {
  all: ['bills'],
  list: (query: BillQuery) => ['bills', 'list', query] as const,
  balances: (days: BalanceDays) => ['bills', 'balances', days] as const,
} as const;
