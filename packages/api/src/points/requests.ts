import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { directionNumbers, toPointsOffer, toPointsPage, toWireOfferLine } from './mapping.ts';
import type { PointsOffer, PointsOfferLine, PointsPage, PointsQuery } from './model.ts';
import { wirePointsLogPage, wirePointsOffer } from './wire.ts';

/** The customer's points, newest entry first. */
export async function listPoints(
  client: ApiClient,
  query: PointsQuery = {},
  options?: RequestOptions,
): Promise<PointsPage> {
  const params = {
    ...pageParams(query),
    sort: '-id',
    keyword: query.keyword?.trim() || undefined,
    type: query.direction ? directionNumbers[query.direction] : undefined,
    timeInterval: query.from && query.until ? [query.from, query.until] : undefined,
  };
  return toPointsPage(await client.get('integralLog', parserOf(wirePointsLogPage), params, options));
}

/** How many points an order with these lines may use. */
export async function getPointsOffer(
  client: ApiClient,
  lines: readonly PointsOfferLine[],
  options?: RequestOptions,
): Promise<PointsOffer> {
  const body = lines.map(toWireOfferLine);
  return toPointsOffer(await client.post('integralCommodity', parserOf(wirePointsOffer), body, options));
}
