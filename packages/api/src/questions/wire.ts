import * as z from 'zod/mini';
import { wireId, wireList, wireNumber, wirePage, wireText } from '../wire/parts.ts';

const wireAnswer = z.object({
  id: wireId,
  text: z.string(),
  by: z.enum(['shop', 'buyer']),
  name: wireText,
  created_at: wireText,
});
export type WireAnswer = z.infer<typeof wireAnswer>;

/** Row of `GET question/good`, and what asking and answering give (extension of ours). */
export const wireQuestion = z.object({
  id: wireId,
  text: z.string(),
  name: wireText,
  created_at: wireText,
  answers: wireList(wireAnswer),
  answers_total: wireNumber,
});
export type WireQuestion = z.infer<typeof wireQuestion>;

export const wireQuestionPage = wirePage(wireQuestion);

/** `GET question/own/{good_id}` (extension of ours). */
export const wireOwnQuestions = z.object({
  can_answer: z.boolean(),
  asked: wireList(wireId),
  answered: wireList(wireId),
});
export type WireOwnQuestions = z.infer<typeof wireOwnQuestions>;
