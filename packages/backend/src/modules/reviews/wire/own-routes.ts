import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { loadReviewableLines } from '../../orders/awaiting-review.ts';
import { findOrder } from '../../orders/order-records.ts';
import { verdict } from '../../orders/order-states.ts';
import { lineFields, toLineFields, variantOf } from '../../orders/wire/order-line-wire.ts';
import { areThere, uploadsFolder } from '../../uploads/upload-store.ts';
import { addToReview } from '../add-to-review.ts';
import { listOwnReviews } from '../review-records.ts';
import { readRewardTerms } from '../review-settings.ts';
import { writeReviews } from '../write-reviews.ts';
import { additionBody, reviewsBody } from './inputs.ts';
import { toOwnReviewRows } from './review-rows.ts';
import { ownReviewRowSchema } from './review-wire.ts';

const config = { access: 'login' } as const;
const orderParams = z.object({ order_id: idValue('record.missing') });

const earnedText = (points: number, lang: Lang): string =>
  pickText({ zh: `感谢评价，获得 ${points} 积分`, en: `Thank you for the review. You earned ${points} points` }, lang);

/** Writing reviews; the customer's own, additions to them and what reviews earn are ours. */
export const ownReviewRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;
  const uploads = uploadsFolder(shop.config);
  /** Uploads nobody used are removed after a day, and a draft may be older. */
  const needPictures = async (addresses: readonly string[]) => {
    if (!(await areThere(uploads, addresses))) throw refuse('comment.pictures');
  };

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
      if (verdict('review', order.state) !== 'apply') throw refuse('comment.state');
      const lines = await loadReviewableLines(db, order.id);
      const products = await loadSaleProducts(
        db,
        lines.map((line) => line.productId),
      );
      const wording = { lang: request.lang, times, now: now() };
      return ok(
        lines.map((line) => toLineFields(line, variantOf(line, products.get(line.productId) ?? null), toYuan, wording)),
      );
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
      await needPictures(reviews.flatMap(({ resources }) => resources ?? []));
      const points = await db.transaction((tx) => writeReviews(tx, { userId, orderId, lang, reviews }, now()));
      return ok(points > 0 ? earnedText(points, lang) : confirmationText('reviewed', lang));
    },
  );

  app.post(
    '/comment/addition/:id',
    {
      config,
      schema: {
        summary: 'Add to a review of one’s own, once in 30 days',
        params: idParams,
        body: additionBody,
        response: okSchema(z.string()),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { lang, body: addition } = request;
      const reviewId = request.params.id;
      await needPictures(addition.resources ?? []);
      await db.transaction((tx) => addToReview(tx, { userId, reviewId, lang, addition }, now()));
      return ok(confirmationText('reviewAdded', lang));
    },
  );

  app.get(
    '/comment/terms',
    {
      schema: {
        summary: 'What a review earns',
        response: okSchema(
          z.object({
            points: z.int().meta({ description: 'of a review of one line; 0: none' }),
            length: z.int().meta({ description: 'characters it needs for them' }),
            pictures: z.int().meta({ description: 'pictures it needs for them' }),
          }),
        ),
      },
    },
    async () => ok(await readRewardTerms(db)),
  );

  app.get(
    '/comment/user',
    {
      config,
      schema: {
        summary: 'Reviews the customer has written',
        querystring: pageQuery,
        response: okSchema(pageSchema(ownReviewRowSchema)),
      },
    },
    async (request) => {
      const { records, total } = await listOwnReviews(db, signedIn(request).id, request.query);
      return ok(toPage(request, request.query, await toOwnReviewRows(shop, records, request.lang), total));
    },
  );
};
