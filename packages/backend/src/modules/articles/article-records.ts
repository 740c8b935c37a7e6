import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import { articlePurposes, articles, columns } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';

export type Article = typeof articles.$inferSelect;
export type Column = typeof columns.$inferSelect;

const ID = /^\d{1,15}$/;

/** Lists leave out what has no name in the language. */
const hasName = (name: AnyPgColumn, lang: Lang): SQL => sql`${name} ? ${lang}`;

/**
 * Digits are an id, anything else the exact name of what can be read in the language. The name may be one in another
 * language: a link may come from the twin of a page.
 */
function isKey(table: typeof columns | typeof articles, key: string, lang: Lang): SQL {
  if (ID.test(key)) return eq(table.id, Number(key));
  const isNamed = sql`exists (select 1 from jsonb_each_text(${table.name}) as named where named.value = ${key})`;
  return sql`${hasName(table.name, lang)} and ${isNamed}`;
}

/** A purpose names a text whatever its title; a legal text in another language is better than none. */
const isFor = (key: string): SQL | undefined =>
  articlePurposes.some((purpose) => purpose === key) ? sql`${articles.purpose} = ${key}` : undefined;

/** What has the name in the language itself comes first. */
const inLanguageFirst = (table: typeof columns | typeof articles, key: string, lang: Lang): SQL =>
  sql`(${table.name} ->> ${lang} = ${key}) desc nulls last`;

const columnOrder = [asc(columns.sort), asc(columns.id)];
const sortable = { id: columns.id, sort: columns.sort, created_at: columns.createdAt, pv: columns.pv };

export async function listColumns(
  db: Db,
  lang: Lang,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: Column[]; total: number }> {
  const where = and(eq(columns.isVisible, true), hasName(columns.name, lang));
  const rows = await db
    .select()
    .from(columns)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, columnOrder))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(columns).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findColumn(db: Db, key: string, lang: Lang): Promise<Column | null> {
  const [row] = await db
    .select()
    .from(columns)
    .where(and(eq(columns.isVisible, true), isKey(columns, key, lang)))
    .orderBy(inLanguageFirst(columns, key, lang), ...columnOrder)
    .limit(1);
  return row ?? null;
}

/** Columns beside one, itself among them, in display order. */
export function listSiblings(db: Db, column: Column, lang: Lang): Promise<Column[]> {
  return db
    .select()
    .from(columns)
    .where(and(eq(columns.parentId, column.parentId), eq(columns.isVisible, true), hasName(columns.name, lang)))
    .orderBy(...columnOrder);
}

/** Columns above one, the topmost first. A column that is its own ancestor ends the way up. */
export async function listAncestors(db: Db, column: Column): Promise<Column[]> {
  const above: Column[] = [];
  let parent = column.parentId;
  while (parent !== 0 && parent !== column.id && !above.some(({ id }) => id === parent)) {
    const [row] = await db.select().from(columns).where(eq(columns.id, parent));
    if (!row) break;
    above.unshift(row);
    parent = row.parentId;
  }
  return above;
}

export async function listArticles(
  db: Db,
  columnId: number,
  lang: Lang,
  query: PageQuery,
): Promise<{ rows: Article[]; total: number }> {
  const where = and(eq(articles.columnId, columnId), eq(articles.isVisible, true), hasName(articles.name, lang));
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(asc(articles.sort), asc(articles.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(articles).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A text for the purpose before one of the name, and what can be read in the language before what cannot. */
const bestFirst = (key: string, lang: Lang): SQL[] => [
  ...(isFor(key) ? [sql`(${isFor(key)}) desc nulls last`, sql`(${hasName(articles.name, lang)}) desc`] : []),
  inLanguageFirst(articles, key, lang),
];

/** An article by its id, name or purpose, with its column; hidden ones, and those of hidden columns, are not found. */
export async function findArticle(
  db: Db,
  key: string,
  lang: Lang,
): Promise<{ article: Article; column: Column } | null> {
  const [row] = await db
    .select({ article: articles, column: columns })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .where(and(eq(articles.isVisible, true), eq(columns.isVisible, true), or(isFor(key), isKey(articles, key, lang))))
    .orderBy(...bestFirst(key, lang), asc(articles.sort), asc(articles.id))
    .limit(1);
  return row ?? null;
}

/** One more view; the row counts as unchanged. */
export async function countView(db: Db, table: typeof columns | typeof articles, id: number): Promise<void> {
  await db
    .update(table)
    .set({ pv: sql`${table.pv} + 1`, updatedAt: sql`${table.updatedAt}` })
    .where(eq(table.id, id));
}
