import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { chosenOf, currentPrice, hasStock, type ProductFilter, whereOffered } from './product-filter.ts';

export type ProductSort = string | null | undefined;

type Ordered = Record<'id' | 'isRecommended' | 'isHot' | 'isNew' | 'sort' | 'time' | 'sales', AnyPgColumn>;

/** Recommended, hot, new first, then the shop's own order. An index of the table has the same columns. */
export const shelfOrder = (of: Ordered) => [
  sql`${of.isRecommended} desc nulls first`,
  sql`${of.isHot} desc nulls first`,
  sql`${of.isNew} desc nulls first`,
  asc(of.sort),
  sql`${of.time} desc nulls first`,
  asc(of.id),
];

/** What a list may be asked to be ordered by. `order_price` is what a product costs now. */
export const sortable = (of: Ordered, price: AnyPgColumn | SQL) => ({
  sales: of.sales,
  order_price: price,
  time: of.time,
  id: of.id,
});

/** Whether the asked order is one of ours. */
export function isSortable(sort: ProductSort): boolean {
  return Object.hasOwn(sortable(products, products.orderPrice), sort?.replace(/^[-+ ]/, '') ?? '');
}

/** Ids of products from one place of a list on, by the shop's order or the asked one. */
export async function listProducts(
  db: DbOrTx,
  filter: ProductFilter,
  { sort, from, count }: { sort: ProductSort; from: number; count: number },
): Promise<number[]> {
  const now = currentPrice(products, filter);
  const { brand, price, stock } = chosenOf(filter, { brandId: products.brandId, price: now, hasStock: hasStock(db) });
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(whereOffered(filter), brand, price, stock))
    .orderBy(...orderBy(sort, sortable(products, now), shelfOrder(products)))
    .limit(count)
    .offset(from);
  return rows.map(({ id }) => id);
}
