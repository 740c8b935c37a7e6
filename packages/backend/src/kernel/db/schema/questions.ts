import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Lang } from '../../texts/languages.ts';
import { visibilities } from '../../words/shop.ts';
import { childOf, id, inWords, numberIn, ref, times, word } from './columns.ts';
import { products } from './products.ts';
import { users } from './users.ts';
import { wordsLangOf } from './words-lang.ts';

const isShown = (state: unknown) => sql`${state} = ${numberIn(visibilities.numbers.shown)}`;

/** What customers ask about a product, for everybody to read. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: id(),
    productId: ref(() => products.id, 'good_id').notNull(),
    userId: ref(() => users.id).notNull(),
    text: varchar({ length: 200 }).notNull(),
    /** Null: it has no letter of a language of the shop. */
    wordsLang: varchar({ length: 8 }).$type<Lang>().generatedAlwaysAs(wordsLangOf('text')),
    state: word(visibilities, 'shown'),
    ...times,
  },
  (t) => [
    index('product_questions_good_index')
      .on(t.productId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isShown(t.state)),
    index('product_questions_user_index').on(t.userId, t.productId),
    inWords('product_questions_state_check', t.state, visibilities),
  ],
);

/** Answers of customers who have the product, and one of the shop. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: id(),
    questionId: childOf(() => productQuestions.id),
    productId: ref(() => products.id, 'good_id').notNull(),
    /** Null: the shop's. */
    userId: ref(() => users.id),
    text: varchar({ length: 200 }).notNull(),
    state: word(visibilities, 'shown'),
    ...times,
  },
  (t) => [
    uniqueIndex('product_answers_key').on(t.questionId, t.userId),
    uniqueIndex('product_answers_shop_key').on(t.questionId).where(sql`${t.userId} is null`),
    index('product_answers_user_index').on(t.userId, t.productId),
    inWords('product_answers_state_check', t.state, visibilities),
  ],
);
