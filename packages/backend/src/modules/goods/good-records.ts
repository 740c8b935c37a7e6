import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { goodSkus, goods, goodTexts, pointsGoods } from '../../db/schema/index.ts';
import { DEFAULT_LANG, type Lang } from '../../texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../wire/resource.ts';

export type GoodRow = typeof goods.$inferSelect;
export type GoodTextRow = Omit<typeof goodTexts.$inferSelect, 'search'>;
export type SkuRow = typeof goodSkus.$inferSelect;

/** A good with everything its card or page shows. */
export type GoodRecord = { good: GoodRow; text: GoodTextRow; skus: SkuRow[]; pictures: ResourceRow[] };

const {
  search: _search,
  details,
  ...cardTexts
} = {
  goodId: goodTexts.goodId,
  lang: goodTexts.lang,
  name: goodTexts.name,
  keywords: goodTexts.keywords,
  shortDescription: goodTexts.shortDescription,
  details: goodTexts.details,
  search: goodTexts.search,
};

/** SKUs of some goods that were not deleted, in display order. */
export async function loadSkus(db: DbOrTx, goodIds: readonly number[]): Promise<Map<number, SkuRow[]>> {
  if (goodIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, [...goodIds]), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.sort), asc(goodSkus.id));
  return Map.groupBy(rows, (row) => row.goodId);
}

/** Goods for a list, in the order of the ids; those without a text in the language are left out. */
export async function loadCards(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<GoodRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ good: goods, text: cardTexts })
    .from(goods)
    .innerJoin(goodTexts, and(eq(goodTexts.goodId, goods.id), eq(goodTexts.lang, lang)))
    .where(inArray(goods.id, [...ids]));
  const skus = await loadSkus(db, ids);
  const pictures = await resourcesOf(db, 'good', ids, '%_zimg');
  const byId = new Map(rows.map((row) => [row.good.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const text = { ...row.text, details: null };
    return [{ good: row.good, text, skus: skus.get(id) ?? [], pictures: pictures.get(id) ?? [] }];
  });
}

export type GoodPage = GoodRecord & { skuPictures: Map<number, ResourceRow[]>; takesPoints: boolean };

/** A good for its own page, on the shelf or off it, in the language or else the default one; null when unknown or deleted. */
export async function loadGood(db: DbOrTx, id: number, lang: Lang): Promise<GoodPage | null> {
  const rows = await db
    .select({ good: goods, text: { ...cardTexts, details } })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(and(eq(goods.id, id), isNull(goods.deletedAt)));
  const row = [lang, DEFAULT_LANG].map((code) => rows.find(({ text }) => text.lang === code)).find(Boolean) ?? rows[0];
  if (!row) return null;
  const skus = (await loadSkus(db, [id])).get(id) ?? [];
  const pictures = (await resourcesOf(db, 'good', [id])).get(id) ?? [];
  const skuPictures = await resourcesOf(
    db,
    'good_sku',
    skus.map((sku) => sku.id),
  );
  const [points] = await db
    .select({ isHidden: pointsGoods.isHidden })
    .from(pointsGoods)
    .where(and(eq(pointsGoods.goodId, id), eq(pointsGoods.isHidden, 0)));
  return { ...row, skus, pictures, skuPictures, takesPoints: points !== undefined };
}
