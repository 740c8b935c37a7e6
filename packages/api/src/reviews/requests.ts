import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../id.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { toReviewPage } from './mapping.ts';
import type { ReviewPage, ReviewQuery } from './model.ts';
import { wireReviewPage } from './wire.ts';

/** Reviews of a product, newest first. */
export async function listReviews(
  client: ApiClient,
  query: ReviewQuery,
  options?: RequestOptions,
): Promise<ReviewPage> {
  const params = {
    ...pageParams(query),
    good_id: query.productId,
    sort: '-created_at',
    score: query.score,
    has_picture: query.withPictures ? 1 : undefined,
  };
  return toReviewPage(await client.get('comment/good', parserOf(wireReviewPage), params, options));
}

/** How many reviews a product has. */
export async function countReviews(client: ApiClient, productId: Id, options?: RequestOptions): Promise<number> {
  return (await listReviews(client, { productId, page: 1, pageSize: 1 }, options)).total;
}
