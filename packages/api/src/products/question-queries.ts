import type { ApiClient } from '@jishi/api';
import { getOwnQuestions, getQuestion, listQuestions, type QuestionQuery } from '@jishi/api/products';
import { queryOptions } from '../queries/query-options.ts';
import { questionKeys } from '../questions/keys.ts';

/** For how many milliseconds a list is not asked for again: whoever was told of an answer opens it to read that. */
const FRESH_MS = 1000;

/** One page of the questions about a product. */
export const questionsQuery = (api: ApiClient, query: QuestionQuery) =>
  queryOptions({
    queryKey: questionKeys.list(query),
    queryFn: ({ signal }) => listQuestions(api, query, { signal, silent: true }),
    staleTime: FRESH_MS,
  });

/** A question with all its answers. */
export const questionQuery = (api: ApiClient, productId: string, id: string) =>
  queryOptions({
    queryKey: questionKeys.one(productId, id),
    queryFn: ({ signal }) => getQuestion(api, id, { signal, silent: true }),
    staleTime: FRESH_MS,
  });

/** What the customer has to do with the questions about a product. */
export const ownQuestionsQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: questionKeys.own(productId),
    queryFn: ({ signal }) => getOwnQuestions(api, productId, { signal, silent: true }),
  });
