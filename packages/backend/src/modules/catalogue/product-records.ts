import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { products, productTexts, productVariants, shippingRates } from '../../kernel/db/schema/index.ts';
import { DEFAULT_LANG, type Lang } from '../../kernel/texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { takesPoints } from './takes-points.ts';
import { usualPrice } from './usual-price.ts';

type ProductRow = typeof products.$inferSelect;
type ProductTextRow = Omit<typeof productTexts.$inferSelect, 'search' | 'head'>;
export type VariantRow = typeof productVariants.$inferSelect;

const productColumns = { ...getTableColumns(products), marketPrice: usualPrice(products) };
const variantColumns = { ...getTableColumns(productVariants), marketPrice: usualPrice(productVariants) };
const { search: _search, head: _head, ...pageTexts } = getTableColumns(productTexts);

/** variants of some products that were not deleted, in display order. */
async function loadVariants(db: DbOrTx, productIds: readonly number[]): Promise<Map<number, VariantRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select(variantColumns)
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...productIds]), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.sort), asc(productVariants.id));
  return Map.groupBy(rows, (row) => row.productId);
}

const variantIdsOf = (db: DbOrTx, productIds: readonly number[]) =>
  db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...productIds]), isNull(productVariants.deletedAt)));

/** A product with everything its page shows. */
export type ProductPage = {
  product: ProductRow;
  text: ProductTextRow;
  variants: VariantRow[];
  pictures: ResourceRow[];
  variantPictures: Map<number, ResourceRow[]>;
  takesPoints: boolean;
  /** Of its shipping template, in cents. */
  freeShippingFrom: number | null;
};

/**
 * Products for their own pages, on the shelf or off it, in the language or else the default one; unknown and deleted ones are
 * left out.
 */
export async function loadProducts(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<Map<number, ProductPage>> {
  if (ids.length === 0) return new Map();
  const [rows, variants, pictures, variantPictures] = await pipelined([
    db
      .selectDistinctOn([products.id], {
        product: productColumns,
        text: pageTexts,
        takesPoints: takesPoints(db),
        freeShippingFrom: shippingRates.freeShippingFrom,
      })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .leftJoin(shippingRates, and(eq(products.shippingType, 'rate'), eq(shippingRates.id, products.shippingRateId)))
      .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
      .orderBy(products.id, sql`${productTexts.lang} = ${lang} desc`, sql`${productTexts.lang} = ${DEFAULT_LANG} desc`),
    loadVariants(db, ids),
    resourcesOf(db, 'good', ids),
    resourcesOf(db, 'good_sku', variantIdsOf(db, ids)),
  ]);
  const toPage = (row: (typeof rows)[number]): ProductPage => ({
    ...row,
    variants: variants.get(row.product.id) ?? [],
    pictures: pictures.get(row.product.id) ?? [],
    variantPictures,
  });
  return new Map(rows.map((row) => [row.product.id, toPage(row)]));
}

/** One of them; null when unknown or deleted. */
export async function loadProduct(db: DbOrTx, id: number, lang: Lang): Promise<ProductPage | null> {
  return (await loadProducts(db, [id], lang)).get(id) ?? null;
}
