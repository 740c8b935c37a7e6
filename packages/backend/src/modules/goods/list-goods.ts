import { asc, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../db/database.ts';
import { goods, goodTexts } from '../../db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../wire/page.ts';
import { orderBy } from '../../wire/sort.ts';
import type { FoundSearch } from '../search/find-search.ts';
import { type GoodFilter, whereGoods } from './good-filter.ts';

const shelfColumns = {
  id: goods.id,
  isRecommend: goods.isRecommend,
  isHot: goods.isHot,
  isNew: goods.isNew,
  sort: goods.sort,
  time: goods.time,
};

/** Recommended, hot, new first, then the shop's own order. An index of the table has the same columns. */
const shelfOrder = (of: Record<keyof typeof shelfColumns, AnyPgColumn>) => [
  sql`${of.isRecommend} desc nulls first`,
  sql`${of.isHot} desc nulls first`,
  sql`${of.isNew} desc nulls first`,
  asc(of.sort),
  sql`${of.time} desc nulls first`,
  asc(of.id),
];

const sortable = { sales: goods.sales, order_price: goods.orderPrice, time: goods.time, id: goods.id };

/** Ranking reads every hit, so no more than these are ranked; nobody pages further. */
export const MOST_RANKED = 2000;

const joined = eq(goodTexts.goodId, goods.id);

/** Ids of one page of goods, by the shop's order or the asked one. */
export async function listGoods(
  db: DbOrTx,
  filter: GoodFilter,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<number[]> {
  const order = orderBy(query.sort, sortable, shelfOrder(goods));
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(goodTexts, joined)
    .where(whereGoods(db, filter))
    .orderBy(...order)
    .limit(query.limit)
    .offset(offsetOf(query));
  return rows.map(({ id }) => id);
}

/** Ids of one page of a search, the best fitting first; those that fit alike keep the shop's own order. */
export async function searchGoods(
  db: DbOrTx,
  filter: GoodFilter,
  { rank }: FoundSearch,
  query: PageQuery,
): Promise<number[]> {
  const hits = db
    .select({ ...shelfColumns, rank: sql<number>`${rank}`.as('rank') })
    .from(goods)
    .innerJoin(goodTexts, joined)
    .where(whereGoods(db, filter))
    .limit(MOST_RANKED)
    .as('hits');
  const rows = await db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(desc(hits.rank), ...shelfOrder(hits))
    .limit(query.limit)
    .offset(offsetOf(query));
  return rows.map(({ id }) => id);
}

/** Whether the asked order is one of ours; a search without one is ordered by how well it fits. */
export function isSortable(sort: string | null | undefined): boolean {
  return Object.hasOwn(sortable, sort?.replace(/^[-+ ]/, '') ?? '');
}
