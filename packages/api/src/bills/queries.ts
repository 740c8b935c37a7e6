import type { ApiClient } from '@jishi/api';
import { type BalanceDays, type BillQuery, getBalances, listBills } from '@jishi/api/bills';
import { queryOptions } from '../queries/query-options.ts';
import { billKeys } from './keys.ts';

export { billKeys } from './keys.ts';

/** One page of the customer's bills. Orders, refunds and draws add to them: they are asked for with every visit. */
export const billsQuery = (api: ApiClient, query: BillQuery) =>
  queryOptions({
    queryKey: billKeys.list(query),
    queryFn: ({ signal }) => listBills(api, query, { signal }),
    staleTime: 0,
  });

/** The balance at the end of each of some days. The page goes on without it. */
export const balancesQuery = (api: ApiClient, days: BalanceDays) =>
  queryOptions({
    queryKey: billKeys.balances(days),
    queryFn: ({ signal }) => getBalances(api, days, { signal, silent: true }),
    staleTime: 0,
  });
