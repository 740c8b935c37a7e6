import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { goodSkus, goods, goodTexts, pointsGoods, resources } from '../../../kernel/db/schema/index.ts';
import type { Stored } from '../support/plan-saves.ts';
import type { GoodDocument } from './good-document.ts';
import { type GoodParts, goodFromRows, type ResourceRow } from './good-from-rows.ts';
import type { References } from './references.ts';

export type StoredGood = Stored<GoodDocument>;

/** Goods by their ids, removed ones among them, in the order of the ids. At most some hundred at once. */
export async function loadGoodDocuments(
  db: DbOrTx,
  ids: readonly number[],
  references: References,
): Promise<StoredGood[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  const parts = await loadParts(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, isDeleted: row.deletedAt !== null, document: goodFromRows(row, parts, references) }];
  });
}

async function loadParts(db: DbOrTx, ids: readonly number[]): Promise<GoodParts> {
  const texts = await db
    .select({
      goodId: goodTexts.goodId,
      lang: goodTexts.lang,
      name: goodTexts.name,
      keywords: goodTexts.keywords,
      shortDescription: goodTexts.shortDescription,
      details: goodTexts.details,
    })
    .from(goodTexts)
    .where(inArray(goodTexts.goodId, [...ids]));
  const skus = await db
    .select()
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, [...ids]), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.sort), asc(goodSkus.id));
  const points = await db
    .select()
    .from(pointsGoods)
    .where(inArray(pointsGoods.goodId, [...ids]));
  const skuIds = skus.map(({ id }) => id);
  return {
    texts: Map.groupBy(texts, ({ goodId }) => goodId),
    skus: Map.groupBy(skus, ({ goodId }) => goodId),
    pictures: await loadResources(db, 'good', ids),
    skuPictures: await loadResources(db, 'good_sku', skuIds),
    points: new Map(points.map((row) => [row.goodId, row])),
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
