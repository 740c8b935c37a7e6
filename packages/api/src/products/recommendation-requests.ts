import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import type { Recommendation, RecommendationQuery } from './recommendations.ts';
import { wireRecommendations } from './wire.ts';

/** Products to go with some, or with what the customer did, closest first (extension of our server). Fewer where there are no more. */
export async function listRecommendations(
  client: ApiClient,
  { place, productIds, own, except, limit }: RecommendationQuery,
  options?: RequestOptions,
): Promise<Recommendation[]> {
  const body = { place, good_ids: productIds.map(Number), own, except: except.map(Number), limit };
  const rows = await client.post('recommendation', parserOf(wireRecommendations), body, options);
  return rows.map(({ good_id, reason }) => ({ productId: String(good_id), reason }));
}
