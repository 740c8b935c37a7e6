import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import { ignored } from '../wire/ignored.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';
import { toOwnQuestions, toQuestion } from './mapping.ts';
import type { OwnQuestions, ProductQuestion, QuestionPage, QuestionQuery } from './model.ts';
import { wireOwnQuestions, wireQuestion, wireQuestionPage } from './wire.ts';

/** Questions about a product, newest first or those not in another language than `firstLang` before, each with its first two answers. */
export async function listQuestions(
  client: ApiClient,
  query: QuestionQuery,
  options?: RequestOptions,
): Promise<QuestionPage> {
  const params = { ...pageParams(query), good_id: query.productId, first_lang: query.firstLang };
  return toPage(await client.get('question/good', parserOf(wireQuestionPage), params, options), toQuestion);
}

/** A question with all its answers. Throws `not-found` when it was removed or is hidden. */
export async function getQuestion(client: ApiClient, id: Id, options?: RequestOptions): Promise<ProductQuestion> {
  const path = `question/${encodeURIComponent(id)}`;
  return toQuestion(await client.get(path, parserOf(wireQuestion), undefined, options));
}

/** What the customer has to do with the questions of a product. */
export async function getOwnQuestions(
  client: ApiClient,
  productId: Id,
  options?: RequestOptions,
): Promise<OwnQuestions> {
  const path = `question/own/${encodeURIComponent(productId)}`;
  return toOwnQuestions(await client.get(path, parserOf(wireOwnQuestions), undefined, options));
}

/**
 * Asks about a product, for everybody to read.
 * @returns the question as everybody sees it
 * @throws ApiError `validation` for a text that is too short or too long, and after three questions about it within a day
 */
export async function askQuestion(
  client: ApiClient,
  productId: Id,
  text: string,
  options?: RequestOptions,
): Promise<ProductQuestion> {
  const body = { good_id: Number(productId), text };
  return toQuestion(await client.post('question', parserOf(wireQuestion), body, options));
}

/**
 * Answers a question about a product one has; it stays as it is.
 * @returns the question with all its answers
 * @throws ApiError `validation` for who has not bought and received it, `conflict` for a second answer
 */
export async function answerQuestion(
  client: ApiClient,
  questionId: Id,
  text: string,
  options?: RequestOptions,
): Promise<ProductQuestion> {
  const path = `question/${encodeURIComponent(questionId)}/answer`;
  return toQuestion(await client.post(path, parserOf(wireQuestion), { text }, options));
}

/**
 * Removes a question of one's own that has no answer.
 * @throws ApiError `conflict` once it has one
 */
export async function removeQuestion(client: ApiClient, questionId: Id, options?: RequestOptions): Promise<void> {
  await client.post(`question/destroy/${encodeURIComponent(questionId)}`, ignored, {}, options);
}
