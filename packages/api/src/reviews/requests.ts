import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { Id } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wireList, wirePage } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';
import {
  toOwnReview,
  toReviewableLine,
  toReviewPage,
  toReviewTranslation,
  toRewardTerms,
  toWireReviews,
} from './mapping.ts';
import type {
  AdditionInput,
  OwnReview,
  ReviewableLine,
  ReviewInput,
  ReviewPage,
  ReviewQuery,
  ReviewTranslation,
  RewardTerms,
} from './model.ts';
import { wireOwnReview, wireReviewableLine, wireReviewPage, wireReviewTranslation, wireRewardTerms } from './wire.ts';

const wireOwnPage = wirePage(wireOwnReview);
const wireLines = wireList(wireReviewableLine);

/** Reviews of a product, newest first, or those that are not in another language than `firstLang` before. */
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
    first_lang: query.firstLang,
  };
  return toReviewPage(await client.get('comment/good', parserOf(wireReviewPage), params, options));
}

/** What the customer has written, newest first (extension of our server). */
export async function listOwnReviews(
  client: ApiClient,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<OwnReview>> {
  const params = { ...pageParams(query), sort: '-created_at' };
  return toPage(await client.get('comment/user', parserOf(wireOwnPage), params, options), toOwnReview);
}

/**
 * Lines of an order that wait for a review; `null` when the order does not wait for one (any more). Throws `not-found` for an
 * unknown order and for another customer's.
 */
export async function listReviewableLines(
  client: ApiClient,
  orderId: Id,
  options?: RequestOptions,
): Promise<readonly ReviewableLine[] | null> {
  try {
    const path = `comment/detail/${encodeURIComponent(orderId)}`;
    return (await client.get(path, parserOf(wireLines), undefined, options)).map(toReviewableLine);
  } catch (error) {
    if (isApiError(error, 'conflict')) return null;
    throw error;
  }
}

/**
 * Reviews every line of an order, each exactly once, and answers the shop's thanks: they say what points were earned. Throws `conflict`
 * when the order does not wait for a review (any more).
 */
export async function writeReviews(
  client: ApiClient,
  orderId: Id,
  reviews: readonly ReviewInput[],
  options?: RequestOptions,
): Promise<string> {
  const path = `comment/${encodeURIComponent(orderId)}`;
  return client.post(path, parserOf(z.string()), toWireReviews(reviews), options);
}

/** Adds to a review of one's own (extension of our server, api level 8). Throws `conflict` when that was done, or is too late. */
export async function addToReview(
  client: ApiClient,
  reviewId: Id,
  { text, pictures }: AdditionInput,
  options?: RequestOptions,
): Promise<void> {
  const body = { details: text, resources: [...pictures] };
  await client.post(`comment/addition/${encodeURIComponent(reviewId)}`, ignored, body, options);
}

/** What a review earns (extension of our server, api level 8). */
export async function getRewardTerms(client: ApiClient, options?: RequestOptions): Promise<RewardTerms> {
  return toRewardTerms(await client.get('comment/terms', parserOf(wireRewardTerms), undefined, options));
}

/**
 * What a review, an addition or a reply says, in the language of the client (extension of our server, api level 11). It may take seconds. Throws
 * `not-found` when it is not shown (any more) or needs no translation, `unavailable` when none came.
 */
export async function getReviewTranslation(
  client: ApiClient,
  id: Id,
  options?: RequestOptions,
): Promise<ReviewTranslation> {
  const path = `comment/translation/${encodeURIComponent(id)}`;
  return toReviewTranslation(await client.get(path, parserOf(wireReviewTranslation), undefined, options));
}
