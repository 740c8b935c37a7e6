import type { ApiClient, QueryParams, RequestOptions } from '../client/api-client.ts';
import type { BalanceDays, Balances, LedgerFilter } from '../model/ledger.ts';
import { balanceParams, filterParams, ledgerParams, toBalances, wireBalances } from '../wire/ledger.ts';
import { parserOf } from '../wire/parts.ts';
import { toNumber } from '../wire/values.ts';
import { directionNumbers, toPointsOffer, toPointsPage, toPointsRules, toWireOfferLine } from './mapping.ts';
import type { PointsOffer, PointsOfferLine, PointsPage, PointsQuery, PointsRules } from './model.ts';
import { wirePointsLogPage, wirePointsOffer, wirePointsRules } from './wire.ts';

const columns = { time: 'id', amount: 'operation' };

/** The customer's points, newest entry first unless asked otherwise; sums are over all that match. */
export async function listPoints(
  client: ApiClient,
  query: PointsQuery = {},
  options?: RequestOptions,
): Promise<PointsPage> {
  const params = { ...ledgerParams(query, columns), ...directionParams(query) };
  return toPointsPage(await client.get('integralLog', parserOf(wirePointsLogPage), params, options));
}

/** The points at the end of each day (extension of our server, api level 8; `not-found` elsewhere). */
export async function getPointsBalances(
  client: ApiClient,
  days: BalanceDays,
  options?: RequestOptions,
): Promise<Balances> {
  const wire = await client.get('integralLog/balance', parserOf(wireBalances), balanceParams(days), options);
  return toBalances(wire, toNumber);
}

/** What points are worth and how they are earned (extension of our server, api level 8; `not-found` elsewhere). */
export async function getPointsRules(client: ApiClient, options?: RequestOptions): Promise<PointsRules> {
  return toPointsRules(await client.get('integralLog/rules', parserOf(wirePointsRules), undefined, options));
}

/**
 * The changes that match as a table (CSV, UTF-8 with its mark), newest first, at most 10 000 of them; points spent are negative.
 */
export async function exportPoints(
  client: ApiClient,
  filter: LedgerFilter = {},
  options?: RequestOptions,
): Promise<Blob> {
  return client.file('integralLog/csv', { ...filterParams(filter), ...directionParams(filter) }, options);
}

const directionParams = ({ direction }: LedgerFilter): QueryParams => ({
  type: direction ? directionNumbers[direction] : undefined,
});

/** How many points an order with these lines may use. */
export async function getPointsOffer(
  client: ApiClient,
  lines: readonly PointsOfferLine[],
  options?: RequestOptions,
): Promise<PointsOffer> {
  const body = lines.map(toWireOfferLine);
  return toPointsOffer(await client.post('integralCommodity', parserOf(wirePointsOffer), body, options));
}
