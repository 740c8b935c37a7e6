import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { pointsProducts, products, productTexts, productVariants, resources } from '../../../kernel/db/schema/index.ts';
import type { Stored } from '../support/plan-saves.ts';
import type { ProductDocument } from './product-document.ts';
import { type ProductParts, productFromRows, type ResourceRow } from './product-from-rows.ts';
import type { References } from './references.ts';

export type StoredProduct = Stored<ProductDocument>;

/** Products by their ids, removed ones among them, in the order of the ids. At most some hundred at once. */
export async function loadProductDocuments(
  db: DbOrTx,
  ids: readonly number[],
  references: References,
): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const parts = await loadParts(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, isDeleted: row.deletedAt !== null, document: productFromRows(row, parts, references) }];
  });
}

async function loadParts(db: DbOrTx, ids: readonly number[]): Promise<ProductParts> {
  const texts = await db
    .select({
      productId: productTexts.productId,
      lang: productTexts.lang,
      name: productTexts.name,
      keywords: productTexts.keywords,
      shortDescription: productTexts.shortDescription,
      details: productTexts.details,
    })
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  const variants = await db
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...ids]), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.sort), asc(productVariants.id));
  const points = await db
    .select()
    .from(pointsProducts)
    .where(inArray(pointsProducts.productId, [...ids]));
  const variantIds = variants.map(({ id }) => id);
  return {
    texts: Map.groupBy(texts, ({ productId }) => productId),
    skus: Map.groupBy(variants, ({ productId }) => productId),
    pictures: await loadResources(db, 'good', ids),
    variantPictures: await loadResources(db, 'good_sku', variantIds),
    points: new Map(points.map((row) => [row.productId, row])),
  };
}

/** Private files among them: an operator sees everything. */
async function loadResources(db: DbOrTx, kind: string, ids: readonly number[]): Promise<Map<number, ResourceRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(resources)
    .where(and(eq(resources.imageType, kind), inArray(resources.imageId, [...ids])))
    .orderBy(asc(resources.sort), asc(resources.id));
  return Map.groupBy(rows, ({ imageId }) => imageId);
}
