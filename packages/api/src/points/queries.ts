import type { ApiClient } from '@jishi/api';
import { type BalanceDays, getPointsBalances, getPointsRules, listPoints, type PointsQuery } from '@jishi/api/points';
import { queryOptions } from '../queries/query-options.ts';
import { pointsKeys } from './keys.ts';

export { pointsKeys } from './keys.ts';

/** One page of the changes of the customer's points. Orders, reviews and draws add to them: they are asked for with every visit. */
export const pointsQuery = (api: ApiClient, query: PointsQuery) =>
  queryOptions({
    queryKey: pointsKeys.list(query),
    queryFn: ({ signal }) => listPoints(api, query, { signal }),
    staleTime: 0,
  });

/** The points at the end of each of some days. The page goes on without them. */
export const pointsBalancesQuery = (api: ApiClient, days: BalanceDays) =>
  queryOptions({
    queryKey: pointsKeys.balances(days),
    queryFn: ({ signal }) => getPointsBalances(api, days, { signal, silent: true }),
    staleTime: 0,
  });

/** What points are worth and how they are earned. The page goes on without it. */
export const pointsRulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: pointsKeys.rules,
    queryFn: ({ signal }) => getPointsRules(api, { signal, silent: true }),
  });
