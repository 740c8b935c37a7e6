import { asc } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { articles, columns } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { orderedText } from '../support/fields.ts';
import { keyOf } from '../support/keys.ts';
import { pictureOf } from '../support/owner-pictures.ts';
import type { ArticleDocument, ColumnDocument, PageDocument } from './article-documents.ts';

type ColumnRow = typeof columns.$inferSelect;
type ArticleRow = typeof articles.$inferSelect;
export type StoredColumn = ColumnDocument & { id: number };
export type StoredArticle = ArticleDocument & { id: number };

function pageOf(key: string, row: ColumnRow | ArticleRow, picture: string | undefined): PageDocument {
  return {
    key,
    name: orderedText(row.name),
    keywords: orderedText(row.keyword),
    description: orderedText(row.describes),
    details: orderedText(row.details),
    template: row.template,
    isShown: row.isVisible,
    sort: row.sort,
    picture: picture ?? null,
  };
}

/** All columns in display order, hidden ones among them. */
export async function loadColumns(db: DbOrTx): Promise<StoredColumn[]> {
  const rows = await db.select().from(columns).orderBy(asc(columns.sort), asc(columns.id));
  const keys = new Map(rows.map((row) => [row.id, keyOf('column', row)]));
  const pictures = await pictureOf(db, 'column', [...keys.keys()]);
  return rows.map((row) => ({
    id: row.id,
    ...pageOf(keyOf('column', row), row, pictures.get(row.id)),
    parent: keys.get(row.parentId) ?? null,
    listsArticles: row.listsArticles,
  }));
}

/** All articles by column, hidden ones among them. */
export async function loadArticles(db: DbOrTx): Promise<StoredArticle[]> {
  const rows = await db.select().from(articles).orderBy(asc(articles.columnId), asc(articles.sort), asc(articles.id));
  const columnKeys = new Map((await loadColumns(db)).map(({ id, key }) => [id, key]));
  const pictures = await pictureOf(
    db,
    'article',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    ...pageOf(keyOf('article', row), row, pictures.get(row.id)),
    column: columnKeys.get(row.columnId) ?? '',
    purpose: row.purpose,
  }));
}

/**
 * The page of a key.
 * @throws Refused when there is none
 */
export function pageByKey<Page extends { key: string }>(pages: readonly Page[], key: string, kind: string): Page {
  const page = pages.find((one) => one.key === key);
  if (!page) throw new Refused(`There is no ${kind} "${key}". Known: ${pages.map((one) => one.key).join(', ')}.`);
  return page;
}
