import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import type { Recommendation, RecommendationQuery } from './recommendations.ts';
import type { MatchedProduct } from './shopping-list.ts';
import { toMatchedProduct } from './shopping-list-mapping.ts';
import { wireMatchedGoods } from './shopping-list-wire.ts';
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

/**
 * Products that customers bought with one, closest first, two at most (extension of our server). Those that are in stock and go into a cart; none
 * where nobody bought any with it. Prices, in cents, are those a cart pays.
 */
export async function listBoughtTogether(
  client: ApiClient,
  productId: string,
  options?: RequestOptions,
): Promise<MatchedProduct[]> {
  const path = `good/${encodeURIComponent(productId)}/together`;
  return (await client.get(path, parserOf(wireMatchedGoods), undefined, options)).map(toMatchedProduct);
}
