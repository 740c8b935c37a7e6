import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../db/database.ts';
import { goods, goodTexts } from '../../db/schema/index.ts';
import { offsetOf, type PageQuery } from '../../wire/page.ts';
import { orderBy } from '../../wire/sort.ts';
import { type GoodFilter, whereGoods } from './good-filter.ts';
import { MOST_HITS, type SearchFilter, searchHits } from './search-hits.ts';

type Ordered = Record<'id' | 'isRecommend' | 'isHot' | 'isNew' | 'sort' | 'time' | 'sales' | 'orderPrice', AnyPgColumn>;

/** Recommended, hot, new first, then the shop's own order. An index of the table has the same columns. */
const shelfOrder = (of: Ordered) => [
  sql`${of.isRecommend} desc nulls first`,
  sql`${of.isHot} desc nulls first`,
  sql`${of.isNew} desc nulls first`,
  asc(of.sort),
  sql`${of.time} desc nulls first`,
  asc(of.id),
];

const sortable = (of: Ordered) => ({ sales: of.sales, order_price: of.orderPrice, time: of.time, id: of.id });

const joined = eq(goodTexts.goodId, goods.id);

/** Ids of one page of goods, by the shop's order or the asked one. */
export async function listGoods(
  db: DbOrTx,
  filter: GoodFilter,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<number[]> {
  const order = orderBy(query.sort, sortable(goods), shelfOrder(goods));
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

/**
 * Ids of one page of a search, in the asked order, else the best fitting first: of so many hits, and those that fit alike in
 * the shop's own order.
 */
export async function searchGoods(
  db: DbOrTx,
  filter: SearchFilter,
  rank: SQL,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<number[]> {
  const isRanked = !isSortable(query.sort);
  const found = searchHits(db, filter, { rank });
  const hits = isRanked ? found.limit(MOST_HITS).as('hits') : found.as('hits');
  const rows = await db
    .select({ id: hits.id })
    .from(hits)
    .orderBy(...orderBy(query.sort, sortable(hits), [desc(hits.rank), ...shelfOrder(hits)]))
    .limit(query.limit)
    .offset(offsetOf(query));
  return rows.map(({ id }) => id);
}

/** Whether the asked order is one of ours; a search without one is ordered by how well it fits. */
function isSortable(sort: string | null | undefined): boolean {
  return Object.hasOwn(sortable(goods), sort?.replace(/^[-+ ]/, '') ?? '');
}
