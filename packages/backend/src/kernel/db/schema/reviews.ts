import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Lang } from '../../texts/languages.ts';
import { reviewStates } from '../../words/reviews.ts';
import { childOf, flag, id, instant, inWords, numberIn, ref, times, wholeNumber, within, word } from './columns.ts';
import { orderLines } from './orders.ts';
import { products, productVariants } from './products.ts';
import { users } from './users.ts';
import { wordsLangOf } from './words-lang.ts';

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
    /** Of the page it was written on. */
    lang: varchar({ length: 8 }).notNull().default('zh'),
    /** Of its words; null: they have no letter of a language of the shop. */
    wordsLang: varchar({ length: 8 }).$type<Lang>().generatedAlwaysAs(wordsLangOf('details')),
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

/** What a provider made of a review, an addition or a reply: each text is paid for once. */
export const commentTranslations = pgTable(
  'comment_translations',
  {
    commentId: childOf(() => comments.id),
    lang: varchar({ length: 8 }).$type<Lang>().notNull(),
    /** Hash of the words it was made of: a reply may be changed. */
    ofWords: varchar({ length: 64 }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.lang] })],
);
