import { z } from 'zod';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { authorName } from '../../customers/author-name.ts';
import type { AnswerRecord, QuestionRecord } from '../question-records.ts';

export const answerSchema = z.object({
  id: z.int(),
  text: z.string(),
  by: z.enum(['shop', 'buyer']),
  name: z.string().nullable().meta({ description: 'shortened; null: the shop' }),
  created_at: z.string(),
});

export const questionSchema = z.object({
  id: z.int(),
  good_id: z.int(),
  text: z.string(),
  name: z.string().meta({ description: 'shortened' }),
  created_at: z.string(),
  answers: z.array(answerSchema),
  answers_total: z.int().meta({ description: 'of all that are shown' }),
});

export const ownPartSchema = z.object({
  can_answer: z.boolean().meta({ description: 'bought and received the good' }),
  asked: z.array(z.int()).meta({ description: 'questions of the customer' }),
  answered: z.array(z.int()).meta({ description: 'questions the customer has answered' }),
});

type Wording = { lang: Lang; times: Times };

const toWireAnswer = (
  { id, text, author, createdAt }: AnswerRecord,
  { lang, times }: Wording,
): z.infer<typeof answerSchema> => ({
  id,
  text,
  by: author ? 'buyer' : 'shop',
  name: author && authorName(author, author.isClosed, lang),
  created_at: times.text(createdAt),
});

export const toWireQuestion = (
  { id, productId, text, author, createdAt, answers, total }: QuestionRecord,
  wording: Wording,
): z.infer<typeof questionSchema> => ({
  id,
  good_id: productId,
  text,
  name: authorName(author, author.isClosed, wording.lang),
  created_at: wording.times.text(createdAt),
  answers: answers.map((answer) => toWireAnswer(answer, wording)),
  answers_total: total,
});
