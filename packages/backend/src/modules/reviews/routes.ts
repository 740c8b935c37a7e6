import { z } from 'zod';
import type { ShopPlugin } from '../../plugins/types.ts';
import { idValue } from '../../wire/inputs.ts';
import { keptAnswer } from '../../wire/kept-answer.ts';
import { pageQuery, pageSchema, toPage } from '../../wire/page.ts';
import { resourcesOf } from '../../wire/resource.ts';
import { listReviews, loadReplies, summariseReviews } from './review-records.ts';
import { reviewRowSchema, summarySchema, toReviewRow } from './review-wire.ts';

const query = pageQuery.extend({
  good_id: idValue(),
  score: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  has_picture: z.unknown().optional(),
});

/** `GET comment/good` (`api.md` 13.4), with a summary, stars and pictures to filter by (ours). */
export const reviewRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  app.get(
    '/comment/good',
    {
      schema: keptAnswer(
        { summary: 'Reviews of a good with a summary', querystring: query },
        pageSchema(reviewRowSchema).extend({ summary: summarySchema }),
      ),
    },
    (request, reply) =>
      app.answers.send(request, reply, { maxAge: 5, staleFor: 30 }, async () => {
        const { lang } = request;
        const { good_id: goodId, score, has_picture } = request.query;
        const hasPicture = has_picture === '1' || has_picture === 'true';
        const { records, total } = await listReviews(db, { goodId, score, hasPicture }, request.query);
        const ids = records.map(({ comment }) => comment.id);
        const pictures = await resourcesOf(db, 'comment', ids);
        const replies = await loadReplies(db, ids);
        const rows = records.map((record) => {
          const { id } = record.comment;
          return toReviewRow(record, { pictures: pictures.get(id) ?? [], reply: replies.get(id) }, { lang, times });
        });
        return { ...toPage(request, request.query, rows, total), summary: await summariseReviews(db, goodId) };
      }),
  );
};
