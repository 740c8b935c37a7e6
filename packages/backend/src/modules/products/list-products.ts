import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import { measureUnits } from '../../kernel/words/measures.ts';
import {
  chosenOf,
  currentPrice,
  currentUnitPrice,
  hasStock,
  type ProductFilter,
  whereOffered,
} from './product-filter.ts';
import { servicesNow } from './services.ts';

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

/** What products cost now. */
type Costs = { price: AnyPgColumn | SQL; unitPrice: AnyPgColumn | SQL; measureUnit: AnyPgColumn | SQL };

/**
 * What a list may be asked to be ordered by. `order_price` is what a product costs now; `unit_price_g` and its like what one unit of it costs,
 * the cheapest first: products that are not measured so come after all others.
 */
export const sortable = (of: Ordered, { price, unitPrice, measureUnit }: Costs) => ({
  sales: of.sales,
  order_price: price,
  time: of.time,
  id: of.id,
  ...Object.fromEntries(
    measureUnits.words.map((unit) => [
      `unit_price_${unit}`,
      sql`case when ${measureUnit} = ${sql.raw(String(measureUnits.numbers[unit]))} then ${unitPrice} end`,
    ]),
  ),
});

/** Whether the asked order is one of ours. */
export function isSortable(sort: ProductSort): boolean {
  return Object.hasOwn(sortable(products, ordinaryCosts), sort?.replace(/^[-+ ]/, '') ?? '');
}

const ordinaryCosts: Costs = {
  price: products.orderPrice,
  unitPrice: products.unitPrice,
  measureUnit: products.measureUnit,
};

/** Ids of products from one place of a list on, by the shop's order or the asked one. */
export async function listProducts(
  db: DbOrTx,
  filter: ProductFilter,
  { sort, from, count }: { sort: ProductSort; from: number; count: number },
): Promise<number[]> {
  const onSale = [...(filter.salePrices?.keys() ?? [])];
  const isByPrice = sort?.replace(/^[-+ ]/, '') === 'order_price';
  const rows = isByPrice && onSale.length > 0 ? withSales(db, filter, sort, onSale, from + count) : null;
  const ids = rows
    ? db
        .select({ id: rows.id })
        .from(rows)
        .orderBy(...orderBy(sort, sortable(rows, { ...ordinaryCosts, price: sql`${rows.price}` }), shelfOrder(rows)))
    : db
        .select({ id: products.id })
        .from(products)
        .innerJoin(productTexts, eq(productTexts.productId, products.id))
        .where(whereListed(db, filter))
        .orderBy(
          ...orderBy(
            sort,
            sortable(products, { ...ordinaryCosts, unitPrice: currentUnitPrice(products, filter) }),
            shelfOrder(products),
          ),
        );
  // One row of all: hundreds of rows with a number each take the process longer than the database.
  const wanted = ids.limit(count).offset(from);
  const [all] = await db.select({ ids: sql<number[]>`array_to_json(array${wanted})` }).from(sql`(values (1)) one`);
  return all?.ids ?? [];
}

/**
 * The first products of a list by price. Which of them are in a sale no index knows: all others are read in the order of theirs, so that
 * not the whole catalogue is sorted, and those few stand beside them.
 */
function withSales(db: DbOrTx, filter: ProductFilter, sort: ProductSort, onSale: number[], count: number) {
  const priced = (price: AnyPgColumn | SQL, among: SQL) =>
    db
      .select({ ...orderedBy, price: sql<number>`${price}`.as('price') })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .where(and(whereListed(db, filter), among))
      .orderBy(...orderBy(sort, sortable(products, { ...ordinaryCosts, price }), shelfOrder(products)))
      .limit(count);
  const others = priced(products.orderPrice, notInArray(products.id, onSale));
  return unionAll(others, priced(currentPrice(products, filter), inArray(products.id, onSale))).as('rows');
}

const { id, isRecommended, isHot, isNew, sort, time, sales } = products;
const orderedBy = { id, isRecommended, isHot, isNew, sort, time, sales };

/** What a list offers. */
function whereListed(db: DbOrTx, filter: ProductFilter): SQL | undefined {
  const now = currentPrice(products, filter);
  const { brandId, colours } = products;
  const services = servicesNow(db, filter);
  const chosen = chosenOf(filter, { brandId, colours, price: now, hasStock: hasStock(db), services });
  return and(whereOffered(filter), ...Object.values(chosen));
}
