import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { articles, columns, resources } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { writePictures } from '../support/owner-pictures.ts';
import { mustBeFine } from '../support/problems.ts';
import {
  type ArticlePatch,
  type ColumnPatch,
  checkPage,
  checkPurpose,
  mergeArticle,
  mergeColumn,
  type PageDocument,
} from './article-documents.ts';
import { loadArticles, loadColumns, pageByKey } from './load-pages.ts';

/** Whether a page was made or changed. */
export type PageSaved = { id: number; isNew: boolean };

/**
 * Creates or changes a column by its key.
 * @throws Refused with every problem
 */
export async function saveColumn(tx: Tx, patch: ColumnPatch, now: Date): Promise<PageSaved> {
  const all = await loadColumns(tx);
  const known = all.find(({ key }) => key === patch.key) ?? null;
  const document = mergeColumn(known, patch);
  const parents = new Map(all.map(({ key, parent }) => [key, parent]));
  mustBeFine([...checkPage(document), ...checkAbove(document.key, document.parent, parents)]);
  const parentId = document.parent === null ? 0 : pageByKey(all, document.parent, 'column').id;
  const values = { ...rowOf(document, now), parentId, listsArticles: document.listsArticles };
  const [row] = known
    ? await tx.update(columns).set(values).where(eq(columns.id, known.id)).returning({ id: columns.id })
    : await tx
        .insert(columns)
        .values({ ...values, createdAt: now })
        .returning({ id: columns.id });
  return finish(tx, 'column', row, document, { isNew: known === null, now });
}

/**
 * Creates or changes an article by its key.
 * @throws Refused with every problem
 */
export async function saveArticle(tx: Tx, patch: ArticlePatch, now: Date): Promise<PageSaved> {
  const all = await loadArticles(tx);
  const known = all.find(({ key }) => key === patch.key) ?? null;
  const document = mergeArticle(known, patch);
  mustBeFine([...checkPage(document), ...checkPurpose(document, all)]);
  const columnId = pageByKey(await loadColumns(tx), document.column, 'column').id;
  const values = { ...rowOf(document, now), columnId, purpose: document.purpose };
  const [row] = known
    ? await tx.update(articles).set(values).where(eq(articles.id, known.id)).returning({ id: articles.id })
    : await tx
        .insert(articles)
        .values({ ...values, createdAt: now })
        .returning({ id: articles.id });
  return finish(tx, 'article', row, document, { isNew: known === null, now });
}

async function finish(
  tx: Tx,
  kind: 'column' | 'article',
  row: { id: number } | undefined,
  { picture }: PageDocument,
  { isNew, now }: { isNew: boolean; now: Date },
): Promise<PageSaved> {
  if (!row) throw new Error(`The database stored no ${kind}.`);
  await writePictures(tx, kind, [{ id: row.id, depict: `${kind}_${row.id}`, img: picture }], now);
  return { id: row.id, isNew };
}

function checkAbove(key: string, parent: string | null, parents: ReadonlyMap<string, string | null>) {
  for (let above = parent; above; above = parents.get(above) ?? null) {
    if (above === key) return [{ path: ['parent'], reason: 'would put the column below itself' }];
  }
  return [];
}

function rowOf(document: PageDocument, now: Date) {
  return {
    slug: document.key,
    name: document.name,
    keyword: document.keywords,
    describes: document.description,
    details: document.details,
    template: document.template,
    isVisible: document.isShown,
    sort: document.sort,
    updatedAt: now,
  };
}

/**
 * Removes an article for good.
 * @throws Refused when there is none
 */
export async function removeArticle(tx: Tx, key: string): Promise<void> {
  const { id } = pageByKey(await loadArticles(tx), key, 'article');
  await tx.delete(articles).where(eq(articles.id, id));
  await tx.delete(resources).where(and(eq(resources.imageType, 'article'), eq(resources.imageId, id)));
}

/**
 * Removes a column nothing is in.
 * @throws Refused while articles or columns are in it
 */
export async function removeColumn(tx: Tx, key: string): Promise<void> {
  const { id } = pageByKey(await loadColumns(tx), key, 'column');
  const held = await tx.$count(articles, eq(articles.columnId, id));
  const below = await tx.$count(columns, eq(columns.parentId, id));
  if (held + below > 0) {
    throw new Refused(`Column "${key}" holds ${held} articles and ${below} columns: move them first, or hide it.`);
  }
  await tx.delete(columns).where(eq(columns.id, id));
  await tx.delete(resources).where(and(eq(resources.imageType, 'column'), eq(resources.imageId, id)));
}
