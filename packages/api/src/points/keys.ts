import type { BalanceDays } from '../model/ledger.ts';
import type { PointsQuery } from './model.ts';

/** Keys of the customer's points: changes, balance by day, and what points are worth. */
export const pointsKeys = {
  all: ['points'],
  list: (query: PointsQuery) => ['points', 'list', query] as const,
  balances: (days: BalanceDays) => ['points', 'balances', days] as const,
  rules: ['points', 'rules'],
} as const;
