import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { comments, orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { isLang, type Lang, type LocalText, pickText } from '../../kernel/texts/languages.ts';
import { loadReviewableLines } from '../orders/awaiting-review.ts';
import { lockOrder, lockOwnOrder, type Order, type OrderLine } from '../orders/order-records.ts';
import { verdict } from '../orders/order-states.ts';
import { addPoints } from '../points/add-points.ts';
import { keepPictures } from './keep-pictures.ts';
import { readRewardTerms } from './review-settings.ts';
import { type RewardTerms, rewardOf } from './reward.ts';
import { coverageProblem } from './rules.ts';
import type { WrittenReview } from './written-review.ts';

const defaultWords: LocalText = {
  zh: '买家没有填写评价，系统默认好评。',
  en: 'The buyer left no words; five stars by default.',
};

export type ReviewedOrder = { userId: number; orderId: number; lang: Lang; reviews: readonly WrittenReview[] };

/**
 * Stores a customer's reviews of every line of an order that can be reviewed, with the points they earn; the order is reviewed then.
 * @returns the points
 * @throws ShopError `record.missing`, `comment.state`, `comment.id` or `comment.score`: nothing must be committed then
 */
export async function writeReviews(
  tx: Tx,
  { userId, orderId, lang, reviews }: ReviewedOrder,
  now: Date,
): Promise<number> {
  const order = found(await lockOwnOrder(tx, userId, orderId));
  if (verdict('review', order.state) !== 'apply') throw refuse('comment.state');
  const lines = await loadReviewableLines(tx, orderId);
  const problem = coverageProblem(
    lines.map(({ id }) => id),
    reviews.map(({ id }) => id),
  );
  if (problem) throw refuse(problem);
  const terms = await readRewardTerms(tx);
  let points = 0;
  for (const review of reviews) {
    const line = lines.find(({ id }) => id === review.id);
    if (line) points += await insertReview(tx, line, { userId, lang, review, now, order, terms });
  }
  await tx.update(orders).set({ state: 'reviewed', evaluateTime: now }).where(eq(orders.id, orderId));
  return points;
}

type Insertion = {
  userId: number;
  lang: Lang;
  review: WrittenReview;
  now: Date;
  order: Pick<Order, 'number'>;
  terms: RewardTerms;
};

async function insertReview(
  tx: Tx,
  line: OrderLine,
  { userId, lang, review, now, order, terms }: Insertion,
): Promise<number> {
  const [comment] = await tx
    .insert(comments)
    .values({
      ...ofLine(line, now),
      userId,
      details: review.details,
      score: review.score,
      isAnonymous: review.isAnonymous,
      lang,
    })
    .returning({ id: comments.id });
  if (!comment) return 0;
  const pictures = review.resources ?? [];
  await keepPictures(tx, comment.id, pictures, now);
  const points = rewardOf({ details: review.details, pictures: pictures.length }, terms);
  await addPoints(tx, {
    userId,
    points,
    remark: {
      zh: `订单 ${order.number} 评价送积分`,
      en: `Points for a review of order ${order.number}`,
    },
    source: { id: comment.id, type: 'review', number: order.number },
    at: now,
  });
  return points;
}

/**
 * Reviews an order whose customer let the time pass: five stars in the name of nobody. False when there is nothing (left)
 * to do.
 */
export async function reviewByItself(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || verdict('review', order.state) !== 'apply') return false;
  if (order.evaluateTime === null || order.evaluateTime > now) return false;
  const lines = await loadReviewableLines(tx, orderId);
  if (lines.length > 0) {
    await tx
      .insert(comments)
      .values(lines.map((line) => ({ ...ofLine(line, now), details: wordsFor(order), score: 5, lang: order.lang })))
      .onConflictDoNothing();
  }
  await tx
    .update(orders)
    .set({ state: 'reviewed', evaluateTime: now, isReviewedByClock: true })
    .where(eq(orders.id, orderId));
  return true;
}

const wordsFor = ({ lang }: Order): string => pickText(defaultWords, isLang(lang) ? lang : 'zh');

function ofLine(line: OrderLine, now: Date) {
  return { orderLineId: line.id, productId: line.productId, variantId: line.variantId, createdAt: now, updatedAt: now };
}
