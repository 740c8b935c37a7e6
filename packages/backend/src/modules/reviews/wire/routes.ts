import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { listReviews, summariseReviews } from '../review-records.ts';
import { toReviewRows } from './review-rows.ts';
import { canTranslateSchema, langsSchema, reviewRowSchema, summarySchema } from './review-wire.ts';

const query = pageQuery.extend({
  good_id: idValue(),
  score: fromDecimal(z.int().min(1).max(5)).optional().catch(undefined),
  has_picture: z.unknown().optional(),
  first_lang: z
    .enum(LANGUAGES.map(({ code }) => code))
    .optional()
    .catch(undefined)
    .meta({ description: 'reviews in another language come after all the others; left out: by time alone' }),
});

const freshness = { maxAge: 5, staleWhileRevalidate: 30 };

/** `GET comment/good`, with a summary, stars and pictures to filter by, and a language that comes first (ours). */
export const reviewRoutes: ShopPlugin = async (app) => {
  const { db, translation } = app.shop;

  app.get(
    '/comment/good',
    {
      schema: cachedResponse(
        { summary: 'Reviews of a good with a summary', querystring: query },
        pageSchema(reviewRowSchema).extend({
          summary: summarySchema,
          langs: langsSchema,
          can_translate: canTranslateSchema,
        }),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { ...freshness, tags: [`reviews:${request.query.good_id}`] }, async () => {
        const { lang } = request;
        const { good_id: productId, score, has_picture, first_lang: firstLang } = request.query;
        const hasPicture = has_picture === '1' || has_picture === 'true';
        const filter = { productId, score, hasPicture };
        const { records, total, langs } = await listReviews(db, filter, { ...request.query, firstLang });
        const rows = await toReviewRows(app.shop, records, lang);
        return {
          ...toPage(request, request.query, rows, total),
          summary: await summariseReviews(db, productId),
          langs,
          can_translate: translation !== null,
        };
      }),
  );
};
