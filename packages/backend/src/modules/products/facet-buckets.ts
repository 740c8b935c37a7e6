import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { type MeasureUnit, measureUnits } from '../../kernel/words/measures.ts';
import { type Chosen, chosenOf, currentPrice, hasStock, type ProductFilter, whereOffered } from './product-filter.ts';

/**
 * Products of one brand in one category, counted in one pass: with all of the filter, and for each facet as if its own filter
 * were off. Prices in cents, null where there are none.
 */
export type FacetBucket = {
  brandId: number | null;
  categoryId: number | null;
  total: number;
  ofAnyBrand: number;
  /** With the filter of brands and prices, and in stock. */
  inStock: number;
  lowestOfAnyPrice: number | null;
  highestOfAnyPrice: number | null;
  /** With all of the filter, so many of each unit, in the order of `measureUnits`. */
  byUnit: number[];
};

type Counted = Record<'brandId' | 'categoryId' | 'measureUnit', AnyPgColumn> &
  Record<'price' | 'hasStock', AnyPgColumn | SQL.Aliased>;

/** Selects buckets from what is counted, which has to be grouped by brand and category. */
export function facetBucketColumns(of: Counted, { brand, price, stock }: Chosen) {
  const cost = sql`${of.price}`;
  const among = (...conditions: SQL[]) => sql`filter (where ${sql.join(conditions, sql` and `)})`;
  const inStock = sql`${of.hasStock}`;
  const ofUnit = (unit: MeasureUnit) =>
    sql`count(*) ${among(brand, price, stock, sql`${of.measureUnit} = ${sql.raw(String(measureUnits.numbers[unit]))}`)}`;
  return {
    brandId: sql<number | null>`${of.brandId}`.as('brandId'),
    categoryId: sql<number | null>`${of.categoryId}`.as('categoryId'),
    total: sql<number>`count(*) ${among(brand, price, stock)}`.as('total'),
    ofAnyBrand: sql<number>`count(*) ${among(price, stock)}`.as('ofAnyBrand'),
    inStock: sql<number>`count(*) ${among(brand, price, inStock)}`.as('inStock'),
    lowestOfAnyPrice: sql<number | null>`min(${cost}) ${among(brand, stock)}`.as('lowestOfAnyPrice'),
    highestOfAnyPrice: sql<number | null>`max(${cost}) ${among(brand, stock)}`.as('highestOfAnyPrice'),
    byUnit: sql<number[]>`array[${sql.join(measureUnits.words.map(ofUnit), sql`, `)}]`.as('byUnit'),
  };
}

/** Counts a list that is no search. */
export async function countFacetBuckets(db: DbOrTx, filter: ProductFilter): Promise<FacetBucket[]> {
  const offered = db
    .select({
      brandId: products.brandId,
      categoryId: products.categoryId,
      price: sql<number>`${currentPrice(products, filter)}`.as('price_now'),
      hasStock: sql<boolean>`${hasStock(db)}`.as('has_stock'),
      measureUnit: products.measureUnit,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(whereOffered(filter))
    // Keeps the stock of a product from being looked up once for each count.
    .offset(0)
    .as('offered');
  const buckets = db
    .select(facetBucketColumns(offered, chosenOf(filter, offered)))
    .from(offered)
    .groupBy(offered.brandId, offered.categoryId);
  const [counted] = await db.select({ buckets: bucketsAsJson(buckets) }).from(sql`(values (1)) one`);
  return counted?.buckets ?? [];
}

/** All buckets as one value: hundreds of rows take the process longer than the database. */
export const bucketsAsJson = (buckets: SQLWrapper) =>
  sql<FacetBucket[]>`(select coalesce(json_agg(buckets), '[]') from ${buckets} buckets)`;
