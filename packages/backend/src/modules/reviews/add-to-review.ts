import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { comments, orderLines, orders } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { addBefore, isShown } from './additions.ts';
import { keepPictures } from './keep-pictures.ts';
import type { WrittenAddition } from './written-review.ts';

export type Addition = { userId: number; reviewId: number; lang: Lang; addition: WrittenAddition };

/**
 * Stores what a customer adds to a review of their own: once, in the days after it, while it is shown.
 * @throws ShopError `record.missing`, `comment.hidden`, `comment.added`, `comment.add_late`
 */
export async function addToReview(tx: Tx, { userId, reviewId, lang, addition }: Addition, now: Date): Promise<void> {
  const review = found(await lockOwnReview(tx, userId, reviewId));
  const order = found(await orderOf(tx, reviewId));
  if (!isShown(review, order)) throw refuse('comment.hidden');
  if (await hasAddition(tx, reviewId)) throw refuse('comment.added');
  if (addBefore(review, order, false, now) === null) throw refuse('comment.add_late');
  const { orderLineId, productId, variantId, isAnonymous, score } = review;
  const [added] = await tx
    .insert(comments)
    .values({
      ...{ orderLineId, productId, variantId, isAnonymous, score, userId, lang },
      parentId: reviewId,
      details: addition.details,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: comments.id });
  if (added) await keepPictures(tx, added.id, addition.resources ?? [], now);
}

async function lockOwnReview(tx: Tx, userId: number, id: number) {
  const [review] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, userId), isNull(comments.parentId)))
    .for('update');
  return review;
}

async function orderOf(db: DbOrTx, reviewId: number) {
  const [order] = await db
    .select({ state: orders.state })
    .from(comments)
    .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(comments.id, reviewId));
  return order;
}

const hasAddition = async (db: DbOrTx, reviewId: number): Promise<boolean> =>
  (await db.$count(comments, and(eq(comments.parentId, reviewId), isNotNull(comments.userId)))) > 0;
