import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { articles, categories, columns, products, productTexts } from '../../kernel/db/schema/index.ts';

/** A page that exists: its record, the languages it can be read in, when it was changed. */
export type Entry = { id: number; langs: string[]; updatedAt: Date };

/** Products are told by ranges of ids: such a part is found by the primary key and keeps its name while the shop grows. */
const PRODUCTS_PER_PART = 10_000;

const onShelf = and(eq(products.shelf, 'on'), isNull(products.deletedAt));
const partOf = sql<number>`(${products.id} / ${PRODUCTS_PER_PART})::int`;

/** Parts that have products on the shelf, with the newest change in each. */
export async function listProductParts(db: Db): Promise<{ part: number; updatedAt: Date }[]> {
  const rows = await db
    .select({ part: sql`part`.mapWith(Number), updatedAt: sql`max(updated_at)`.mapWith(products.updatedAt) })
    .from(
      db
        .select({ part: partOf.as('part'), updatedAt: products.updatedAt })
        .from(products)
        .where(onShelf)
        .as('shown'),
    )
    .groupBy(sql`part`)
    .orderBy(sql`part`);
  return rows;
}

/** Products on the shelf of one part, by id. */
export async function listProducts(db: Db, part: number): Promise<Entry[]> {
  const from = part * PRODUCTS_PER_PART;
  return db
    .select({
      id: products.id,
      langs: sql<string[]>`array_agg(${productTexts.lang} order by ${productTexts.lang})`,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(onShelf, gte(products.id, from), lt(products.id, from + PRODUCTS_PER_PART)))
    .groupBy(products.id)
    .orderBy(asc(products.id));
}

const named = <Row extends { id: number; name: object; updatedAt: Date }>({ id, name, updatedAt }: Row): Entry => ({
  id,
  langs: Object.keys(name).sort(),
  updatedAt,
});

export async function listCategories(db: Db): Promise<Entry[]> {
  const { id, name, updatedAt } = categories;
  const rows = await db
    .select({ id, name, updatedAt })
    .from(categories)
    .where(and(eq(categories.state, 'shown'), isNull(categories.deletedAt)))
    .orderBy(asc(id));
  return rows.map(named);
}

export async function listColumns(db: Db): Promise<Entry[]> {
  const { id, name, updatedAt } = columns;
  const rows = await db
    .select({ id, name, updatedAt })
    .from(columns)
    .where(eq(columns.isVisible, true))
    .orderBy(asc(id));
  return rows.map(named);
}

/** Articles of shown columns. */
export async function listArticles(db: Db): Promise<Entry[]> {
  const { id, name, updatedAt } = articles;
  const rows = await db
    .select({ id, name, updatedAt })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .where(and(eq(articles.isVisible, true), eq(columns.isVisible, true)))
    .orderBy(asc(id));
  return rows.map(named);
}
