import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { childOf, flag, id, localHtml, localText, times } from './columns.ts';
import { columns } from './shop.ts';

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
    template: varchar({ length: 60 }).notNull().default('defaultArticle'),
    isShow: flag(1),
    sort: flag(5),
    pv: flag(),
    ...times,
  },
  (t) => [index('articles_column_index').on(t.columnId, t.sort, t.id)],
);
