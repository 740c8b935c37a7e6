import { and, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts, productVariants } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { bitsOf } from '../../kernel/words/bits.ts';
import { type ColourFamily, colourFamilies } from '../../kernel/words/colours.ts';
import { type ProductService, productServices } from '../../kernel/words/services.ts';
import type { ScopedProducts } from '../coupons/scope.ts';

/** What a list is narrowed to. Amounts in cents. */
export type ProductFilter = {
  lang: Lang;
  /** Condition on the texts, found by the search module. */
  search?: SQL | undefined;
  /** This category and everything shown below it. */
  categoryIds?: readonly number[] | undefined;
  ids?: readonly number[] | undefined;
  /** What the coupon that is asked for is for. */
  scope?: ScopedProducts | undefined;
  isRecommended?: boolean | undefined;
  brandIds?: readonly number[] | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
  /** In any of these. */
  colours?: readonly ColourFamily[] | undefined;
  /** With all of these. */
  services?: readonly ProductService[] | undefined;
  /** Worth in cents from which products of a shipping rate are sent for nothing; rates that never do it are missing. */
  freeShippingFrom?: ReadonlyMap<number, number> | undefined;
  /** What products cost whose flash sale gives the price, in cents; all others cost their ordinary price. */
  salePrices?: ReadonlyMap<number, number> | undefined;
  /** What one unit of the same products costs there; null where that is not known. */
  saleUnitPrices?: ReadonlyMap<number, number | null> | undefined;
};

/** Filters a shopper switches on and off, as conditions; those that are off hold for every product. */
export type Chosen = Record<'brand' | 'price' | 'stock' | 'colour' | 'service', SQL>;

type Column = Parameters<typeof inArray>[0];

/** Products on the shelf that have a text in the language. */
export function onShelf(lang: Lang): SQL | undefined {
  return and(eq(products.shelf, 'on'), isNull(products.deletedAt), eq(productTexts.lang, lang));
}

/** Stock of its own, or of any variant; a product with variants has none of its own. */
export function hasStock(db: DbOrTx): SQL | undefined {
  const variant = db
    .select({ one: sql`1` })
    .from(productVariants)
    .where(
      and(eq(productVariants.productId, products.id), gt(productVariants.stock, 0), isNull(productVariants.deletedAt)),
    );
  return or(gt(products.stock, 0), exists(variant));
}

/**
 * What a product costs now, in cents, from its id and its ordinary price. Few products are in a sale: for the others it is the column, and without
 * any sale nothing but the column, which an index is in the order of.
 */
export function currentPrice(of: { id: Column; orderPrice: Column }, { salePrices }: ProductFilter): SQL<number> {
  return inSale(of.id, sql`${of.orderPrice}`, salePrices, sql.raw('int'));
}

/** What one unit of a product costs now, in cents that are not rounded, from its id and its ordinary price per unit. */
export function currentUnitPrice(
  of: { id: Column; unitPrice: Column },
  { saleUnitPrices }: ProductFilter,
): SQL<number | null> {
  return inSale(of.id, sql`${of.unitPrice}`, saleUnitPrices, sql.raw('float8'));
}

function inSale<Price>(
  id: Column,
  ordinary: SQL<Price>,
  sales: ReadonlyMap<number, number | null> | undefined,
  type: SQL,
): SQL<Price> {
  if (!sales || sales.size === 0) return ordinary;
  const ids = `{${[...sales.keys()].join(',')}}`;
  const prices = JSON.stringify(Object.fromEntries(sales));
  return sql`case when ${id} = any(${ids}::bigint[]) then (${prices}::jsonb ->> ${id}::text)::${type} else ${ordinary} end`;
}

/** The filter without what a shopper switches on and off, as a condition on `products` joined with `good_texts`. */
export function whereOffered({ lang, search, categoryIds, ids, scope, isRecommended }: ProductFilter): SQL | undefined {
  return and(
    onShelf(lang),
    search,
    ids && among(products.id, ids),
    isRecommended === undefined ? undefined : eq(products.isRecommended, isRecommended),
    categoryIds && among(products.categoryId, categoryIds),
    scope ? inScope(scope) : undefined,
  );
}

const inScope = (scope: NonNullable<ScopedProducts>): SQL =>
  'ids' in scope ? among(products.id, scope.ids) : among(products.categoryId, scope.categoryIds);

/** What a shopper switched on, as conditions on the columns of a list or of hits. */
export function chosenOf(
  { brandIds, priceMin, priceMax, inStock, colours, services }: ProductFilter,
  of: Record<'brandId' | 'colours', Column> &
    Record<'price' | 'services', Column | SQL> & { hasStock: Column | SQL | undefined },
): Chosen {
  const price = and(
    priceMin === undefined ? undefined : sql`${of.price} >= ${priceMin}`,
    priceMax === undefined ? undefined : sql`${of.price} <= ${priceMax}`,
  );
  return {
    brand: brandIds ? among(of.brandId, brandIds) : sql`true`,
    price: price ?? sql`true`,
    stock: inStock ? sql`${of.hasStock}` : sql`true`,
    colour: colours ? hasAny(of.colours, bitsOf(colourFamilies, colours)) : sql`true`,
    service: services ? hasAll(of.services, bitsOf(productServices, services)) : sql`true`,
  };
}

/** Whether a shopper switched anything on. */
export function isNarrowed({ brandIds, priceMin, priceMax, inStock, colours, services }: ProductFilter): boolean {
  const wanted = [brandIds, priceMin, priceMax, colours, services];
  return inStock === true || wanted.some((value) => value !== undefined);
}

const hasAny = (column: Column, bits: number): SQL => sql`${column} & ${bits}::int <> 0`;

const hasAll = (column: Column | SQL, bits: number): SQL => sql`(${column}) & ${bits}::int = ${bits}::int`;

const among = (column: Column, values: readonly number[]): SQL =>
  values.length === 0 ? sql`false` : inArray(column, [...values]);
