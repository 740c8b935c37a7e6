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

/** Where the words of a row stand in its likeness, in bits: families of colours from the first on. */
const SERVICES_AT = sql.raw('14');
const UNIT_AT = sql.raw('20');
const STOCK_AT = sql.raw('24');

/**
 * Buckets of what is counted. Products that are alike in all that facets tell apart but the price are counted first, each of them with one
 * condition; what is added up then are some hundred rows, however many products there are. What they are alike in is one number: a group of
 * six columns takes a tenth longer to find.
 */
export function facetBuckets(db: DbOrTx, counted: Columns & SQLWrapper, filter: ProductFilter) {
  const { price } = chosenOf(filter, counted);
  const cost = sql`${counted.price}`;
  const likeness = sql.join(
    [
      sql`${counted.colours}`,
      sql`(${counted.services} << ${SERVICES_AT})`,
      sql`(coalesce(${counted.measureUnit}, 0) << ${UNIT_AT})`,
      sql`case when ${counted.hasStock} then 1 << ${STOCK_AT} else 0 end`,
    ],
    sql` | `,
  );
  const alike = db
    .select({
      brandId: sql<number | null>`${counted.brandId}`.as('brand_id'),
      categoryId: sql<number | null>`${counted.categoryId}`.as('category_id'),
      likeness: sql<number>`${likeness}`.as('likeness'),
      count: sql<number>`count(*) filter (where ${price})`.as('count'),
      lowest: sql<number | null>`min(${cost})`.as('lowest'),
      highest: sql<number | null>`max(${cost})`.as('highest'),
    })
    .from(sql`${counted}`)
    .groupBy(sql`1, 2, 3`)
    .as('alike');
  const { brandId, likeness: colours } = alike;
  const services = sql`(${alike.likeness} >> ${SERVICES_AT})`;
  const measureUnit = sql`((${alike.likeness} >> ${UNIT_AT}) & 15)`;
  const inStock = sql`(${alike.likeness} & (1 << ${STOCK_AT})) <> 0`;
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
      inStock: sum(brand, colour, service, inStock).as('inStock'),
      lowestOfAnyPrice: sql`min(${alike.lowest}) ${among(brand, stock, colour, service)}`.as('lowestOfAnyPrice'),
      highestOfAnyPrice: sql`max(${alike.highest}) ${among(brand, stock, colour, service)}`.as('highestOfAnyPrice'),
      byUnit: each(measureUnits, (unit) => sum(brand, stock, colour, service, sql`${measureUnit} = ${unit}`)).as(
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
