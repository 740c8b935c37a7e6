import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { goods, goodTexts } from '../../kernel/db/schema/index.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { chosenOf, currentPrice, type GoodFilter, hasStock, whereOffered } from './good-filter.ts';

export type GoodSort = string | null | undefined;

type Ordered = Record<'id' | 'isRecommend' | 'isHot' | 'isNew' | 'sort' | 'time' | 'sales', AnyPgColumn>;

/** Recommended, hot, new first, then the shop's own order. An index of the table has the same columns. */
export const shelfOrder = (of: Ordered) => [
  sql`${of.isRecommend} desc nulls first`,
  sql`${of.isHot} desc nulls first`,
  sql`${of.isNew} desc nulls first`,
  asc(of.sort),
  sql`${of.time} desc nulls first`,
  asc(of.id),
];

/** What a list may be asked to be ordered by. `order_price` is what a good costs now. */
export const sortable = (of: Ordered, price: AnyPgColumn | SQL) => ({
  sales: of.sales,
  order_price: price,
  time: of.time,
  id: of.id,
});

/** Whether the asked order is one of ours. */
export function isSortable(sort: GoodSort): boolean {
  return Object.hasOwn(sortable(goods, goods.orderPrice), sort?.replace(/^[-+ ]/, '') ?? '');
}

/** Ids of goods from one place of a list on, by the shop's order or the asked one. */
export async function listGoods(
  db: DbOrTx,
  filter: GoodFilter,
  { sort, from, count }: { sort: GoodSort; from: number; count: number },
): Promise<number[]> {
  const now = currentPrice(goods, filter);
  const { brand, price, stock } = chosenOf(filter, { brandId: goods.brandId, price: now, hasStock: hasStock(db) });
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(and(whereOffered(filter), brand, price, stock))
    .orderBy(...orderBy(sort, sortable(goods, now), shelfOrder(goods)))
    .limit(count)
    .offset(from);
  return rows.map(({ id }) => id);
}
