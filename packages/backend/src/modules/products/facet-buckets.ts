import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { colourFamilies } from '../../kernel/words/colours.ts';
import { measureUnits } from '../../kernel/words/measures.ts';
import { productServices } from '../../kernel/words/services.ts';
import type { Vocabulary } from '../../kernel/words/vocabulary.ts';
import { chosenOf, currentPrice, hasStock, type ProductFilter, whereOffered } from './product-filter.ts';
import { servicesNow } from './services.ts';

/**
 * Products of one brand in one category, counted in one pass: with all of the filter, and for each facet as if its own filter
 * were off. Prices in cents, null where there are none.
 */
export type FacetBucket = {
  brandId: number | null;
  categoryId: number | null;
  total: number;
  ofAnyBrand: number;
  /** With the filter of all else, and in stock. */
  inStock: number;
  lowestOfAnyPrice: number | null;
  highestOfAnyPrice: number | null;
  /** With all of the filter, so many of each unit, in the order of `measureUnits`. */
  byUnit: number[];
  /** In the order of `colourFamilies`; a product may be in several. */
  byColour: number[];
  /** With all of the filter, and this service, in the order of `productServices`. */
  byService: number[];
};

type Columns = Record<'brandId' | 'categoryId' | 'measureUnit' | 'colours', AnyPgColumn> &
  Record<'price' | 'hasStock' | 'services', AnyPgColumn | SQL.Aliased>;

/**
 * Buckets of what is counted. Products that are alike in all that facets tell apart but the price are counted first, each of them with one
 * condition; what is added up then are some hundred rows, however many products there are.
 */
export function facetBuckets(db: DbOrTx, counted: Columns & SQLWrapper, filter: ProductFilter) {
  const { price } = chosenOf(filter, counted);
  const cost = sql`${counted.price}`;
  const alike = db
    .select({
      brandId: sql<number | null>`${counted.brandId}`.as('brand_id'),
      categoryId: sql<number | null>`${counted.categoryId}`.as('category_id'),
      measureUnit: sql<number | null>`${counted.measureUnit}`.as('measure_unit'),
      colours: sql<number>`${counted.colours}`.as('colours'),
      services: sql<number>`${counted.services}`.as('services'),
      hasStock: sql<boolean>`${counted.hasStock}`.as('has_stock'),
      count: sql<number>`count(*) filter (where ${price})`.as('count'),
      lowest: sql<number | null>`min(${cost})`.as('lowest'),
      highest: sql<number | null>`max(${cost})`.as('highest'),
    })
    .from(sql`${counted}`)
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .as('alike');
  const { brandId, colours, services, hasStock: inStock } = alike;
  const of = { brandId, colours, services, hasStock: inStock, price: alike.lowest };
  const { brand, stock, colour, service } = chosenOf(filter, of);
  const among = (...conditions: SQL[]) => sql`filter (where ${sql.join(conditions, sql` and `)})`;
  const sum = (...conditions: SQL[]) => sql<number>`coalesce(sum(${alike.count}) ${among(...conditions)}, 0)`;
  const each = <Word extends string>({ words, numbers }: Vocabulary<Word>, sumOf: (number: SQL) => SQL) =>
    sql<number[]>`array[${sql.join(
      words.map((word) => sumOf(sql.raw(String(numbers[word])))),
      sql`, `,
    )}]`;
  return db
    .select({
      brandId: sql<number | null>`${brandId}`.as('brandId'),
      categoryId: sql<number | null>`${alike.categoryId}`.as('categoryId'),
      total: sum(brand, stock, colour, service).as('total'),
      ofAnyBrand: sum(stock, colour, service).as('ofAnyBrand'),
      inStock: sum(brand, colour, service, sql`${inStock}`).as('inStock'),
      lowestOfAnyPrice: sql`min(${alike.lowest}) ${among(brand, stock, colour, service)}`.as('lowestOfAnyPrice'),
      highestOfAnyPrice: sql`max(${alike.highest}) ${among(brand, stock, colour, service)}`.as('highestOfAnyPrice'),
      byUnit: each(measureUnits, (unit) => sum(brand, stock, colour, service, sql`${alike.measureUnit} = ${unit}`)).as(
        'byUnit',
      ),
      byColour: each(colourFamilies, (bit) => sum(brand, stock, service, sql`${colours} & (1 << ${bit}) <> 0`)).as(
        'byColour',
      ),
      byService: each(productServices, (bit) =>
        sum(brand, stock, colour, service, sql`${services} & (1 << ${bit}) <> 0`),
      ).as('byService'),
    })
    .from(alike)
    .groupBy(brandId, alike.categoryId);
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
      colours: products.colours,
      services: sql<number>`${servicesNow(db, filter)}`.as('services'),
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(whereOffered(filter))
    // Keeps the stock of a product from being looked up once for each count.
    .offset(0)
    .as('offered');
  const [counted] = await db
    .select({ buckets: bucketsAsJson(facetBuckets(db, offered, filter)) })
    .from(sql`(values (1)) one`);
  return counted?.buckets ?? [];
}

/** All buckets as one value: hundreds of rows take the process longer than the database. */
export const bucketsAsJson = (buckets: SQLWrapper) =>
  sql<FacetBucket[]>`(select coalesce(json_agg(buckets), '[]') from ${buckets} buckets)`;
