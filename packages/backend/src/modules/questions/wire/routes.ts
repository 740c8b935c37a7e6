import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { findQuestion, listQuestions } from '../question-records.ts';
import { questionSchema, toWireQuestion } from './question-wire.ts';

const query = pageQuery.extend({
  good_id: idValue(),
  first_lang: z
    .enum(LANGUAGES.map(({ code }) => code))
    .optional()
    .catch(undefined)
    .meta({ description: 'questions in another language come after all the others; left out: by time alone' }),
});

const freshness = { maxAge: 5, staleWhileRevalidate: 30 };

/** What everybody reads of questions about products (ours). */
export const questionRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  app.get(
    '/question/good',
    {
      schema: cachedResponse(
        { summary: 'Questions about a good, the newest first, each with its first two answers', querystring: query },
        pageSchema(questionSchema),
      ),
    },
    (request, reply) =>
      app.responseCache.send(
        request,
        reply,
        { ...freshness, tags: [`questions:${request.query.good_id}`] },
        async () => {
          const { lang } = request;
          const { good_id: productId, first_lang: firstLang } = request.query;
          const { records, total } = await listQuestions(db, productId, { ...request.query, firstLang });
          const rows = records.map((record) => toWireQuestion(record, { lang, times }));
          return toPage(request, request.query, rows, total);
        },
      ),
  );

  app.get(
    '/question/:id',
    {
      schema: { summary: 'A question with all its answers', params: idParams, response: okSchema(questionSchema) },
    },
    async (request) => {
      const question = found(await findQuestion(db, request.params.id));
      return ok(toWireQuestion(question, { lang: request.lang, times }));
    },
  );
};
