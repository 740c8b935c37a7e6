import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, productVariants } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { addCounts, countSaves, planSaves, repeatedKeys, type Saved } from '../support/plan-saves.ts';
import type { Problem } from '../support/problems.ts';
import { checkProduct, type KnownKeys } from './check-product.ts';
import { loadProductDocuments, type StoredProduct } from './load-products.ts';
import { type MergeOptions, mergeProduct } from './merge-product.ts';
import type { ProductPatch } from './product-patch.ts';
import { productKeysOf } from './product-reference.ts';
import { loadReferences, type References } from './references.ts';
import { takenNames } from './taken-names.ts';
import { writeProduct } from './write-product.ts';
import { type ProductSave, writeProducts } from './write-products.ts';

/** Products that are read, checked and written together. */
const PORTION = 400;

export type SaveOptions = MergeOptions & {
  /** Why stock came in, for the ledger. */
  remark: string;
  /** Keys that may be referred to though the shop does not have them: their own problems were told before. */
  alsoKnown?: KnownKeys;
};

/** Creates and changes products by key. With problems nothing may be committed. */
export async function saveProducts(tx: Tx, patches: readonly ProductPatch[], options: SaveOptions): Promise<Saved> {
  const references = await loadReferences(tx);
  const known = options.alsoKnown ? union(references.known, options.alsoKnown) : references.known;
  let counts = { created: 0, changed: 0, unchanged: 0 };
  const problems = repeatedKeys(patches);
  for (let start = 0; start < patches.length; start += PORTION) {
    const portion = patches.slice(start, start + PORTION);
    const stored = await lockProducts(tx, portion, references);
    const plan = planSaves(portion, stored, {
      merge: (document, patch) => mergeProduct(document, patch, options),
      write: writeProduct,
    });
    counts = addCounts(counts, countSaves(plan));
    const changed = plan.filter(({ isChanged }) => isChanged);
    const found = [...checkAll(changed, known), ...(await takenNames(tx, changed))];
    problems.push(
      ...found.map(({ path: [index, ...rest], reason }) => ({ path: [start + Number(index), ...rest], reason })),
    );
    // After the first problem nothing is written any more, but everything is still looked at.
    if (problems.length === 0) await writeProducts(tx, changed, { ...options, references });
  }
  return { counts, problems };
}

function checkAll(saves: readonly ProductSave[], known: KnownKeys): Problem[] {
  return saves.flatMap(({ document, index }) =>
    checkProduct(document, known).map(({ path, reason }) => ({ path: [index, ...path], reason })),
  );
}

/** Products of these keys with their variants, held until the end: stock and texts cannot change meanwhile. */
async function lockProducts(
  tx: Tx,
  patches: readonly ProductPatch[],
  references: References,
): Promise<Map<string, StoredProduct>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.key,
        patches.map(({ key }) => key),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(and(inArray(productVariants.productId, ids), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.id))
    .for('no key update');
  const found = await loadProductDocuments(tx, ids, references);
  return new Map(found.map((product) => [product.document.key, product]));
}

function union(one: KnownKeys, other: KnownKeys): KnownKeys {
  return {
    categories: new Set([...one.categories, ...other.categories]),
    brands: new Set([...one.brands, ...other.brands]),
    shippingRates: new Set([...one.shippingRates, ...other.shippingRates]),
  };
}

/**
 * Takes products out of the shop: nobody sees them, orders keep them. Answers how many there were.
 * @throws Refused when one of them is not there
 */
export async function removeProducts(tx: Tx, wanted: readonly string[], now: Date): Promise<number> {
  const keys = await productKeysOf(tx, wanted);
  const rows = await tx
    .update(products)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(inArray(products.key, keys), isNull(products.deletedAt)))
    .returning({ id: products.id });
  if (rows.length < keys.length) throw new Refused('Not all of these goods are there: nothing was removed.');
  return rows.length;
}

/** The id of a product by its key; null when there is none, or it was removed. */
export async function productIdOf(tx: Tx, key: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.key, key), isNull(products.deletedAt)));
  return row?.id ?? null;
}
