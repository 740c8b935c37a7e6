import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { goodSkus, goods, goodTexts, pointsGoods, resources, stockReceipts } from '../../../kernel/db/schema/index.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { removeResources } from '../support/owner-pictures.ts';
import type { Save } from '../support/plan-saves.ts';
import { takeIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import type { GoodDocument } from './good-document.ts';
import type { GoodPatch } from './good-patch.ts';
import {
  goodChanges,
  goodResources,
  goodRow,
  type NumberedGood,
  pointsRow,
  skuChanges,
  skuResources,
  skuRows,
  textRows,
} from './good-rows.ts';
import type { References } from './references.ts';

export type GoodSave = Save<GoodDocument, GoodPatch>;

type Written = NumberedGood & Pick<GoodSave, 'stored'>;

/** Why stock came in, as the ledger of the stock says it. */
export type WriteOptions = { references: References; now: Date; remark: string };

/** Writes checked goods, some hundred at once. Rows of goods that are there must be locked. */
export async function writeGoods(tx: Tx, saves: readonly GoodSave[], options: WriteOptions): Promise<void> {
  const { references, now } = options;
  const all = await numberGoods(tx, saves);
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  await upsertRows(
    tx,
    goods,
    all.map((good) => goodRow(good, references, now)),
    { target: ['id'], changes: goodChanges },
  );
  await writeTexts(tx, all, references);
  await removeVariants(tx, all, now);
  await upsertRows(
    tx,
    goodSkus,
    all.flatMap((good) => skuRows(good, now)),
    { target: ['id'], changes: skuChanges },
  );
  await tx.delete(pointsGoods).where(inArray(pointsGoods.goodId, ids));
  await insertRows(
    tx,
    pointsGoods,
    all.flatMap((good) => pointsRow(good, now)),
  );
  await writeResources(tx, all, now);
  await writeStock(tx, all, options);
}

async function numberGoods(tx: Tx, saves: readonly GoodSave[]): Promise<Written[]> {
  const newGoods = saves.filter(({ stored }) => stored === null).length;
  const newVariants = saves.flatMap(({ document }) => document.variants).filter(({ id }) => id === null).length;
  const goodIds = await takeIds(tx, goods, newGoods);
  const skuIds = await takeIds(tx, goodSkus, newVariants);
  return saves.map(({ stored, document }) => ({
    id: stored?.id ?? goodIds.shift() ?? 0,
    stored,
    document,
    variants: document.variants.map((variant) => ({ ...variant, id: variant.id ?? skuIds.shift() ?? 0 })),
  }));
}

async function writeTexts(tx: Tx, all: readonly Written[], references: References): Promise<void> {
  const rows = all.flatMap((good) => textRows(good, references));
  const kept = new Set(rows.map(({ goodId, lang }) => `${goodId}:${lang}`));
  const gone = all.flatMap(({ id, stored }) =>
    Object.keys(stored?.document.name ?? {})
      .filter((lang) => !kept.has(`${id}:${lang}`))
      .map((lang) => ({ id, lang })),
  );
  for (const { id, lang } of gone) {
    await tx.delete(goodTexts).where(and(sql`${goodTexts.goodId} = ${id}`, sql`${goodTexts.lang} = ${lang}`));
  }
  await upsertRows(tx, goodTexts, rows, {
    target: ['goodId', 'lang'],
    changes: ['name', 'keywords', 'shortDescription', 'details', 'search'],
  });
}

/** Variants that are no longer named are sold no more; orders, prizes and sales still know them. */
async function removeVariants(tx: Tx, all: readonly Written[], now: Date): Promise<void> {
  const known = all.filter(({ stored }) => stored !== null && stored.document.variants.length > 0);
  if (known.length === 0) return;
  const kept = known.flatMap(({ variants }) => variants.map(({ id }) => id));
  await tx
    .update(goodSkus)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        inArray(
          goodSkus.goodId,
          known.map(({ id }) => id),
        ),
        isNull(goodSkus.deletedAt),
        kept.length > 0 ? notInArray(goodSkus.id, kept) : undefined,
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
    all.flatMap((good) => [...goodResources(good, now), ...skuResources(good, now)]),
  );
}

type StockChange = { goodId: number; skuId: number | null; pieces: number; isNew: boolean };

/** Rows that are new were inserted with their stock; others get the difference. Both leave a row in the ledger. */
async function writeStock(tx: Tx, all: readonly Written[], { now, remark }: WriteOptions): Promise<void> {
  const changes = all.flatMap(stockChanges).filter(({ pieces }) => pieces !== 0);
  await insertRows(
    tx,
    stockReceipts,
    changes
      .filter(({ isNew }) => isNew)
      .map(({ goodId, skuId, pieces }) => ({ goodId, skuId, pieces, remark, createdAt: now })),
  );
  for (const { goodId, skuId, pieces, isNew } of changes) {
    if (isNew) continue;
    const hasChanged = await receiveStock(tx, { goodId, skuId, pieces, remark, at: now });
    if (!hasChanged) throw new Error(`The stock of good ${goodId} changed although it was locked.`);
  }
}

function stockChanges({ id, stored, document, variants }: Written): StockChange[] {
  const own = { goodId: id, skuId: null, pieces: document.stock - (stored?.document.stock ?? 0), isNew: !stored };
  const known = new Map(stored?.document.variants.map((variant) => [variant.id, variant.stock]));
  return [
    own,
    ...variants.map((variant) => ({
      goodId: id,
      skuId: variant.id,
      pieces: variant.stock - (known.get(variant.id) ?? 0),
      isNew: !known.has(variant.id),
    })),
  ];
}
