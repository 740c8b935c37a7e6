import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue, textValue } from '../../../kernel/wire/inputs.ts';
import { answerAsBuyer } from '../answer-question.ts';
import { askQuestion } from '../ask-question.ts';
import { readOwnPart, removeQuestion } from '../own-questions.ts';
import { findQuestion } from '../question-records.ts';
import { ownPartSchema, questionSchema, toWireQuestion } from './question-wire.ts';

const config = { access: 'login' } as const;
/** Questions and answers of a customer a minute. */
const A_MINUTE = 20;
const MAX_TEXT = 200;
const wrong = fieldText('question.text', '', MAX_TEXT);
const text = textValue(wrong).pipe(z.string().min(2, wrong).max(MAX_TEXT, wrong));

/** What customers do with questions (ours). */
export const ownQuestionRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const limit = tightLimit(app, A_MINUTE, (request) => `questions:${signedIn(request).id}`);

  app.get(
    '/question/own/:good_id',
    {
      config,
      schema: {
        summary: 'Whether the customer may answer questions about a good, and which they asked or answered',
        params: z.object({ good_id: idValue('record.missing') }),
        response: okSchema(ownPartSchema),
      },
    },
    async (request) => {
      const { canAnswer, ...ids } = await readOwnPart(db, signedIn(request).id, request.params.good_id);
      return ok({ can_answer: canAnswer, ...ids });
    },
  );

  app.post(
    '/question',
    {
      config,
      schema: {
        summary: 'Ask about a good; the answer is the question as everybody sees it',
        body: z.object({ good_id: idValue(), text }),
        response: okSchema(questionSchema),
      },
    },
    async (request) => {
      await limit(request);
      const { id: userId } = signedIn(request);
      const { good_id: productId, text: words } = request.body;
      const id = await db.transaction((tx) => askQuestion(tx, { userId, productId, text: words }, now()));
      return ok(toWireQuestion(found(await findQuestion(db, id)), { lang: request.lang, times }));
    },
  );

  app.post(
    '/question/:id/answer',
    {
      config,
      schema: {
        summary: 'Answer a question about a good one has; the answer is the question with all its answers',
        params: idParams,
        body: z.object({ text }),
        response: okSchema(questionSchema),
      },
    },
    async (request) => {
      await limit(request);
      const { id: userId } = signedIn(request);
      const { id: questionId } = request.params;
      await db.transaction((tx) => answerAsBuyer(tx, { userId, questionId, text: request.body.text }, now()));
      return ok(toWireQuestion(found(await findQuestion(db, questionId)), { lang: request.lang, times }));
    },
  );

  app.post(
    '/question/destroy/:id',
    {
      config,
      schema: {
        summary: 'Remove a question of one’s own that has no answer',
        params: idParams,
        response: okSchema(z.string()),
      },
    },
    async (request) => {
      await db.transaction((tx) => removeQuestion(tx, signedIn(request).id, request.params.id));
      return ok(confirmationText('removed', request.lang));
    },
  );
};
