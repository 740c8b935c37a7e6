import { asc, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, productTexts } from '../../../kernel/db/schema/index.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import { loadProductDocuments } from './load-products.ts';
import { textRows } from './product-rows.ts';
import { loadReferences, type References } from './references.ts';

const PORTION = 400;

/**
 * Writes anew what products of these brands and categories are found by, after one of those was renamed or moved. Give a
 * category with everything below it.
 */
export async function refreshSearch(
  tx: Tx,
  { brandIds = [], categoryIds = [] }: { brandIds?: readonly number[]; categoryIds?: readonly number[] },
): Promise<void> {
  if (brandIds.length + categoryIds.length === 0) return;
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.brandId, [...brandIds]), inArray(products.categoryId, [...categoryIds])))
    .orderBy(asc(products.id));
  const references = await loadReferences(tx);
  for (let start = 0; start < found.length; start += PORTION) {
    const ids = found.slice(start, start + PORTION).map(({ id }) => id);
    await writeSearch(tx, ids, references);
  }
}

/** Writes anew what these products are found by. At most some hundred at once. */
export async function writeSearch(tx: Tx, ids: readonly number[], references: References): Promise<void> {
  const documents = await loadProductDocuments(tx, ids, references);
  const rows = documents.flatMap(({ id, document }) => textRows({ id, document, variants: [] }, references));
  await upsertRows(tx, productTexts, rows, { target: ['productId', 'lang'], changes: ['search', 'searchVersion'] });
}
