import { and, desc, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { comments, orderLines, orders, products } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { loadFollowings } from '../../../modules/reviews/review-records.ts';

/** `good`: its key. What is not given filters nothing. */
export type ReviewFilter = { good?: string; score?: number; unanswered?: boolean; hidden?: boolean; limit: number };

/** A review as the shop looks at it. `userId` is null for one the shop wrote itself. */
export type ReviewNow = {
  id: number;
  createdAt: Date;
  order: string;
  good: string;
  name: LocalText;
  score: number;
  userId: number | null;
  isAnonymous: boolean;
  details: string;
  pictures: string[];
  addition: { details: string; createdAt: Date } | null;
  answer: string | null;
  isHidden: boolean;
};

function whereOf(db: DbOrTx, { good: product, score, unanswered, hidden }: ReviewFilter): SQL | undefined {
  const replies = alias(comments, 'replies');
  const reply = db
    .select({ one: sql`1` })
    .from(replies)
    .where(and(eq(replies.parentId, comments.id), isNull(replies.userId)));
  return and(
    isNull(comments.parentId),
    product === undefined ? undefined : eq(products.key, product),
    score === undefined ? undefined : eq(comments.score, score),
    unanswered ? not(exists(reply)) : undefined,
    hidden ? eq(comments.state, 'hidden') : undefined,
  );
}

/** Reviews, the newest first. */
export async function listReviews(db: DbOrTx, filter: ReviewFilter): Promise<ReviewNow[]> {
  const rows = await db
    .select({ comment: comments, order: orders.number, good: products.key, name: orderLines.name })
    .from(comments)
    .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, comments.productId))
    .where(whereOf(db, filter))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(filter.limit);
  const ids = rows.map(({ comment }) => comment.id);
  const { replies, additions } = await loadFollowings(db, ids);
  const pictures = await resourcesOf(db, 'comment', ids);
  return rows.map(({ comment, order, good: product, name }) => {
    const { id, createdAt, score, userId, details, isAnonymous, state } = comment;
    const added = additions.get(id);
    return {
      ...{ id, createdAt, order, good: product, name, score, userId, details },
      isAnonymous,
      pictures: (pictures.get(id) ?? []).map(({ img }) => img),
      addition: added ? { details: added.details, createdAt: added.createdAt } : null,
      answer: replies.get(id)?.details ?? null,
      isHidden: state === 'hidden',
    };
  });
}
