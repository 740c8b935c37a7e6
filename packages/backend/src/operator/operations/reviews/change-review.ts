import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { comments, orderLines } from '../../../kernel/db/schema/index.ts';
import { sendNotice } from '../../../modules/notices/send-notice.ts';
import { answeredNotice } from '../../../modules/reviews/review-notices.ts';
import { loadFollowings } from '../../../modules/reviews/review-records.ts';
import { Refused } from '../refused.ts';

/** Most characters of an answer: what the column holds. */
const MAX_ANSWER = 800;

type Review = typeof comments.$inferSelect;

/** @throws Refused when there is none */
async function lockReview(tx: Tx, id: number): Promise<Review> {
  const [review] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.parentId)))
    .for('update');
  if (!review) throw new Refused(`There is no review ${id} ("shop reviews list").`);
  return review;
}

/**
 * Puts the shop's answer below a review, in place of an earlier one. Its author is told of the first.
 * @returns whether the author was told
 * @throws Refused when there is no such review, or no such answer
 */
export async function answerReview(tx: Tx, id: number, words: string, now: Date): Promise<boolean> {
  const details = words.trim();
  if (details === '') throw new Refused('An answer needs words.');
  if ([...details].length > MAX_ANSWER) throw new Refused(`An answer has ${MAX_ANSWER} characters at most.`);
  const review = await lockReview(tx, id);
  const earlier = (await loadFollowings(tx, [id])).replies.get(id);
  if (earlier) {
    await tx.update(comments).set({ details, updatedAt: now }).where(eq(comments.id, earlier.id));
    return false;
  }
  const { productId, variantId, lang, userId } = review;
  await tx
    .insert(comments)
    .values({ productId, variantId, lang, parentId: id, details, createdAt: now, updatedAt: now });
  if (userId === null) return false;
  const [line] = await tx
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(eq(orderLines.id, review.orderLineId ?? 0));
  await sendNotice(tx, userId, answeredNotice(line?.name ?? {}, details), now);
  return true;
}

/**
 * Takes a review out of lists, counts and averages, with what was added to it, or shows it again.
 * @returns whether anything changed
 * @throws Refused when there is no such review
 */
export async function hideReview(tx: Tx, id: number, isHidden: boolean, now: Date): Promise<boolean> {
  const review = await lockReview(tx, id);
  const state = isHidden ? 'hidden' : 'shown';
  if (review.state === state) return false;
  await tx.update(comments).set({ state, updatedAt: now }).where(eq(comments.id, id));
  return true;
}
