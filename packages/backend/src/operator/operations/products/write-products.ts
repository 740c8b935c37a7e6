import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import {
  pointsProducts,
  products,
  productTexts,
  productVariants,
  resources,
  stockReceipts,
} from '../../../kernel/db/schema/index.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { refreshColours } from '../../../modules/catalogue/refresh-colours.ts';
import { refreshMeasures } from '../../../modules/catalogue/refresh-measures.ts';
import { removeResources } from '../support/owner-pictures.ts';
import type { Save } from '../support/plan-saves.ts';
import { takeIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import type { ProductDocument } from './product-document.ts';
import type { ProductPatch } from './product-patch.ts';
import {
  type NumberedProduct,
  pointsRow,
  productChanges,
  productResources,
  productRow,
  textRows,
  variantChanges,
  variantResources,
  variantRows,
} from './product-rows.ts';
import type { References } from './references.ts';

export type ProductSave = Save<ProductDocument, ProductPatch>;

type Written = NumberedProduct & Pick<ProductSave, 'stored'>;

/** Why stock came in, as the ledger of the stock says it. */
export type WriteOptions = { references: References; now: Date; remark: string };

/** Writes checked products, some hundred at once. Rows of products that are there must be locked. */
export async function writeProducts(tx: Tx, saves: readonly ProductSave[], options: WriteOptions): Promise<void> {
  const { references, now } = options;
  const all = await numberProducts(tx, saves);
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  await upsertRows(
    tx,
    products,
    all.map((product) => productRow(product, references, now)),
    { target: ['id'], changes: productChanges },
  );
  await writeTexts(tx, all, references);
  await removeVariants(tx, all, now);
  await upsertRows(
    tx,
    productVariants,
    all.flatMap((product) => variantRows(product, now)),
    { target: ['id'], changes: variantChanges },
  );
  await refreshMeasures(tx, ids);
  await refreshColours(tx, ids);
  await tx.delete(pointsProducts).where(inArray(pointsProducts.productId, ids));
  await insertRows(
    tx,
    pointsProducts,
    all.flatMap((product) => pointsRow(product, now)),
  );
  await writeResources(tx, all, now);
  await writeStock(tx, all, options);
}

async function numberProducts(tx: Tx, saves: readonly ProductSave[]): Promise<Written[]> {
  const newProducts = saves.filter(({ stored }) => stored === null).length;
  const newVariants = saves.flatMap(({ document }) => document.variants).filter(({ id }) => id === null).length;
  const productIds = await takeIds(tx, products, newProducts);
  const variantIds = await takeIds(tx, productVariants, newVariants);
  return saves.map(({ stored, document }) => ({
    id: stored?.id ?? productIds.shift() ?? 0,
    stored,
    document,
    variants: document.variants.map((variant) => ({ ...variant, id: variant.id ?? variantIds.shift() ?? 0 })),
  }));
}

async function writeTexts(tx: Tx, all: readonly Written[], references: References): Promise<void> {
  const rows = all.flatMap((product) => textRows(product, references));
  const kept = new Set(rows.map(({ productId, lang }) => `${productId}:${lang}`));
  const gone = all.flatMap(({ id, stored }) =>
    Object.keys(stored?.document.name ?? {})
      .filter((lang) => !kept.has(`${id}:${lang}`))
      .map((lang) => ({ id, lang })),
  );
  for (const { id, lang } of gone) {
    await tx
      .delete(productTexts)
      .where(and(sql`${productTexts.productId} = ${id}`, sql`${productTexts.lang} = ${lang}`));
  }
  await upsertRows(tx, productTexts, rows, {
    target: ['productId', 'lang'],
    changes: ['name', 'keywords', 'shortDescription', 'details', 'search', 'searchVersion'],
  });
}

/** Variants that are no longer named are sold no more; orders, prizes and sales still know them. */
async function removeVariants(tx: Tx, all: readonly Written[], now: Date): Promise<void> {
  const known = all.filter(({ stored }) => stored !== null && stored.document.variants.length > 0);
  if (known.length === 0) return;
  const kept = known.flatMap(({ variants }) => variants.map(({ id }) => id));
  await tx
    .update(productVariants)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        inArray(
          productVariants.productId,
          known.map(({ id }) => id),
        ),
        isNull(productVariants.deletedAt),
        kept.length > 0 ? notInArray(productVariants.id, kept) : undefined,
      ),
    );
}

async function writeResources(tx: Tx, all: readonly Written[], now: Date): Promise<void> {
  await removeResources(
    tx,
    'good',
    all.map(({ id }) => id),
  );
  await removeResources(
    tx,
    'good_sku',
    all.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  await insertRows(
    tx,
    resources,
    all.flatMap((product) => [...productResources(product, now), ...variantResources(product, now)]),
  );
}

type StockChange = { productId: number; variantId: number | null; quantity: number; isNew: boolean };

/** Rows that are new were inserted with their stock; others get the difference. Both leave a row in the ledger. */
async function writeStock(tx: Tx, all: readonly Written[], { now, remark }: WriteOptions): Promise<void> {
  const changes = all.flatMap(stockChanges).filter(({ quantity }) => quantity !== 0);
  await insertRows(
    tx,
    stockReceipts,
    changes
      .filter(({ isNew }) => isNew)
      .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity, remark, createdAt: now })),
  );
  for (const { productId, variantId, quantity, isNew } of changes) {
    if (isNew) continue;
    const hasChanged = await receiveStock(tx, { productId, variantId, quantity, remark, at: now });
    if (!hasChanged) throw new Error(`The stock of good ${productId} changed although it was locked.`);
  }
}

function stockChanges({ id, stored, document, variants }: Written): StockChange[] {
  const own = {
    productId: id,
    variantId: null,
    quantity: document.stock - (stored?.document.stock ?? 0),
    isNew: !stored,
  };
  const known = new Map(stored?.document.variants.map((variant) => [variant.id, variant.stock]));
  return [
    own,
    ...variants.map((variant) => ({
      productId: id,
      variantId: variant.id,
      quantity: variant.stock - (known.get(variant.id) ?? 0),
      isNew: !known.has(variant.id),
    })),
  ];
}
