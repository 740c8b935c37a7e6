import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { articles, categories, columns, goods, goodTexts } from '../../kernel/db/schema/index.ts';

/** A page that exists: its record, the languages it can be read in, when it was changed. */
export type Entry = { id: number; langs: string[]; updatedAt: Date };

/** Goods are told by ranges of ids: such a part is found by the primary key and keeps its name while the shop grows. */
export const GOODS_PER_PART = 10_000;

const onShelf = and(eq(goods.isShow, 'on'), isNull(goods.deletedAt));
const partOf = sql<number>`(${goods.id} / ${GOODS_PER_PART})::int`;

/** Parts that have goods on the shelf, with the newest change in each. */
export async function listGoodParts(db: Db): Promise<{ part: number; updatedAt: Date }[]> {
  const rows = await db
    .select({ part: sql`part`.mapWith(Number), updatedAt: sql`max(updated_at)`.mapWith(goods.updatedAt) })
    .from(
      db
        .select({ part: partOf.as('part'), updatedAt: goods.updatedAt })
        .from(goods)
        .where(onShelf)
        .as('shown'),
    )
    .groupBy(sql`part`)
    .orderBy(sql`part`);
  return rows;
}

/** Goods on the shelf of one part, by id. */
export async function listGoods(db: Db, part: number): Promise<Entry[]> {
  const from = part * GOODS_PER_PART;
  return db
    .select({
      id: goods.id,
      langs: sql<string[]>`array_agg(${goodTexts.lang} order by ${goodTexts.lang})`,
      updatedAt: goods.updatedAt,
    })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(and(onShelf, gte(goods.id, from), lt(goods.id, from + GOODS_PER_PART)))
    .groupBy(goods.id)
    .orderBy(asc(goods.id));
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
    .where(and(eq(categories.state, 0), isNull(categories.deletedAt)))
    .orderBy(asc(id));
  return rows.map(named);
}

/** `isShow`: 1 yes, 2 no. */
const SHOWN = 1;

export async function listColumns(db: Db): Promise<Entry[]> {
  const { id, name, updatedAt } = columns;
  const rows = await db.select({ id, name, updatedAt }).from(columns).where(eq(columns.isShow, SHOWN)).orderBy(asc(id));
  return rows.map(named);
}

/** Articles of shown columns. */
export async function listArticles(db: Db): Promise<Entry[]> {
  const { id, name, updatedAt } = articles;
  const rows = await db
    .select({ id, name, updatedAt })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .where(and(eq(articles.isShow, SHOWN), eq(columns.isShow, SHOWN)))
    .orderBy(asc(id));
  return rows.map(named);
}
