import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { reviewStates } from '../../words/reviews.ts';
import { flag, id, inWords, numberIn, ref, times, wholeNumber, within, word } from './columns.ts';
import { orderLines } from './orders.ts';
import { products, productVariants } from './products.ts';
import { users } from './users.ts';

/**
 * Reviews of order lines. What points to a review is a reply of the shop, or with a user what its author added to it.
 */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    orderLineId: ref(() => orderLines.id),
    productId: ref(() => products.id, 'good_id').notNull(),
    variantId: ref(() => productVariants.id, 'sku_id'),
    /** null: written by the shop (reply, automatic review). */
    userId: ref(() => users.id),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    title: varchar({ length: 60 }),
    details: varchar({ length: 800 }).notNull(),
    state: word(reviewStates, 'shown'),
    isAnonymous: flag(false, 'anonymity'),
    score: wholeNumber(5),
    lang: varchar({ length: 8 }).notNull().default('zh'),
    ...times,
  },
  (t) => [
    index('comments_good_index')
      .on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.parentId} is null and ${t.state} = ${numberIn(reviewStates.numbers.shown)}`),
    index('comments_parent_index').on(t.parentId),
    uniqueIndex('comments_addition_key')
      .on(t.parentId)
      .where(sql`${t.parentId} is not null and ${t.userId} is not null`),
    index('comments_user_index').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('comments_line_key').on(t.orderLineId).where(sql`${t.parentId} is null`),
    within('comments_score_check', t.score, [1, 2, 3, 4, 5]),
    inWords('comments_state_check', t.state, reviewStates),
  ],
);
