import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { found, refuse } from '../../shop-error.ts';
import { answerText } from '../../texts/answers.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { idValue } from '../../wire/inputs.ts';
import { toYuan } from '../../wire/money.ts';
import { pageQuery, pageSchema, toPage } from '../../wire/page.ts';
import { loadReviewableLines } from '../orders/awaiting-review.ts';
import { lineFields, skuOf, toLineFields } from '../orders/order-line-wire.ts';
import { findOrder } from '../orders/order-records.ts';
import { type OrderState, verdict } from '../orders/order-states.ts';
import { loadSaleGoods } from '../orders/sale-goods.ts';
import { reviewsBody } from './inputs.ts';
import { listOwnReviews } from './review-records.ts';
import { toReviewRows } from './review-rows.ts';
import { reviewRowSchema } from './review-wire.ts';
import { writeReviews } from './write-reviews.ts';

const config = { access: 'login' } as const;
const orderParams = z.object({ order_id: idValue('record.missing') });

/** Writing reviews (`api.md` 13.4); `comment/user`, the customer's own, is ours. */
export const ownReviewRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;

  app.get(
    '/comment/detail/:order_id',
    {
      config,
      schema: {
        summary: 'Lines of an order that waits for a review',
        params: orderParams,
        response: okSchema(z.array(z.object(lineFields))),
      },
    },
    async (request) => {
      const order = found(await findOrder(db, signedIn(request).id, request.params.order_id));
      if (verdict('review', order.state as OrderState) !== 'apply') throw refuse('comment.state');
      const lines = await loadReviewableLines(db, order.id);
      const goods = await loadSaleGoods(
        db,
        lines.map((line) => line.goodId),
      );
      const wording = { lang: request.lang, times, now: now() };
      return ok(lines.map((line) => toLineFields(line, skuOf(line, goods.get(line.goodId) ?? null), toYuan, wording)));
    },
  );

  app.post(
    '/comment/:order_id',
    {
      config,
      schema: {
        summary: 'Review every line of an order',
        params: orderParams,
        body: reviewsBody,
        response: okSchema(z.string()),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { lang, body: reviews } = request;
      const orderId = request.params.order_id;
      await db.transaction((tx) => writeReviews(tx, { userId, orderId, lang, reviews }, now()));
      return ok(answerText('reviewed', lang));
    },
  );

  app.get(
    '/comment/user',
    {
      config,
      schema: {
        summary: 'Reviews the customer has written',
        querystring: pageQuery,
        response: okSchema(pageSchema(reviewRowSchema)),
      },
    },
    async (request) => {
      const { records, total } = await listOwnReviews(db, signedIn(request).id, request.query);
      return ok(toPage(request, request.query, await toReviewRows(shop, records, request.lang), total));
    },
  );
};
