import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { listReviews, summariseReviews } from '../review-records.ts';
import { toReviewRows } from './review-rows.ts';
import { reviewRowSchema, summarySchema } from './review-wire.ts';

const query = pageQuery.extend({
  good_id: idValue(),
  score: fromDecimal(z.int().min(1).max(5)).optional().catch(undefined),
  has_picture: z.unknown().optional(),
});

const freshness = { maxAge: 5, staleWhileRevalidate: 30 };

/** `GET comment/good`, with a summary, stars and pictures to filter by (ours). */
export const reviewRoutes: ShopPlugin = async (app) => {
  const { db } = app.shop;

  app.get(
    '/comment/good',
    {
      schema: cachedResponse(
        { summary: 'Reviews of a good with a summary', querystring: query },
        pageSchema(reviewRowSchema).extend({ summary: summarySchema }),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { ...freshness, tags: [`reviews:${request.query.good_id}`] }, async () => {
        const { lang } = request;
        const { good_id: productId, score, has_picture } = request.query;
        const hasPicture = has_picture === '1' || has_picture === 'true';
        const { records, total } = await listReviews(db, { productId, score, hasPicture }, request.query);
        const rows = await toReviewRows(app.shop, records, lang);
        return { ...toPage(request, request.query, rows, total), summary: await summariseReviews(db, productId) };
      }),
  );
};
