import { sql } from 'drizzle-orm';
import { check, index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { childOf, id, localHtml, localText, shownFlag, times, wholeNumber } from './columns.ts';
import { columns } from './shop.ts';

/** Texts the shop itself leads to, by what they are for. */
export const articlePurposes = ['terms', 'privacy'] as const;
export type ArticlePurpose = (typeof articlePurposes)[number];

export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: varchar({ length: 80 }).unique(),
    columnId: childOf(() => columns.id),
    name: localText().notNull(),
    keyword: localText(),
    describes: localText(),
    details: localHtml(),
    /** What the shop needs it for: its terms or privacy policy. Null: help like any other. */
    purpose: varchar({ length: 20, enum: articlePurposes }),
    template: varchar({ length: 60 }).notNull().default('defaultArticle'),
    isVisible: shownFlag(),
    sort: wholeNumber(5),
    pv: wholeNumber(),
    ...times,
  },
  (t) => [
    index('articles_column_index').on(t.columnId, t.sort, t.id),
    check('articles_purpose_check', sql`${t.purpose} in ('terms', 'privacy')`),
  ],
);
