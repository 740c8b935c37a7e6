import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { freights, goodSkus, goods, goodTexts } from '../../kernel/db/schema/index.ts';
import { together } from '../../kernel/db/together.ts';
import { DEFAULT_LANG, type Lang } from '../../kernel/texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { takesPoints } from './takes-points.ts';

export type GoodRow = typeof goods.$inferSelect;
export type GoodTextRow = Omit<typeof goodTexts.$inferSelect, 'search' | 'head'>;
export type SkuRow = typeof goodSkus.$inferSelect;

const { search: _search, head: _head, ...pageTexts } = getTableColumns(goodTexts);

/** SKUs of some goods that were not deleted, in display order. */
async function loadSkus(db: DbOrTx, goodIds: readonly number[]): Promise<Map<number, SkuRow[]>> {
  if (goodIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, [...goodIds]), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.sort), asc(goodSkus.id));
  return Map.groupBy(rows, (row) => row.goodId);
}

const skuIdsOf = (db: DbOrTx, goodIds: readonly number[]) =>
  db
    .select({ id: goodSkus.id })
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, [...goodIds]), isNull(goodSkus.deletedAt)));

/** A good with everything its page shows. */
export type GoodPage = {
  good: GoodRow;
  text: GoodTextRow;
  skus: SkuRow[];
  pictures: ResourceRow[];
  skuPictures: Map<number, ResourceRow[]>;
  takesPoints: boolean;
  /** Of its shipping template, in cents. */
  freeOver: number | null;
};

/**
 * Goods for their own pages, on the shelf or off it, in the language or else the default one; unknown and deleted ones are
 * left out.
 */
export async function loadGoods(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<Map<number, GoodPage>> {
  if (ids.length === 0) return new Map();
  const [rows, skus, pictures, skuPictures] = await together([
    db
      .selectDistinctOn([goods.id], {
        good: goods,
        text: pageTexts,
        takesPoints: takesPoints(db),
        freeOver: freights.freeOver,
      })
      .from(goods)
      .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
      .leftJoin(freights, and(eq(goods.freightType, 'rate'), eq(freights.id, goods.freightId)))
      .where(and(inArray(goods.id, [...ids]), isNull(goods.deletedAt)))
      .orderBy(goods.id, sql`${goodTexts.lang} = ${lang} desc`, sql`${goodTexts.lang} = ${DEFAULT_LANG} desc`),
    loadSkus(db, ids),
    resourcesOf(db, 'good', ids),
    resourcesOf(db, 'good_sku', skuIdsOf(db, ids)),
  ]);
  const toPage = (row: (typeof rows)[number]): GoodPage => ({
    ...row,
    skus: skus.get(row.good.id) ?? [],
    pictures: pictures.get(row.good.id) ?? [],
    skuPictures,
  });
  return new Map(rows.map((row) => [row.good.id, toPage(row)]));
}

/** One of them; null when unknown or deleted. */
export async function loadGood(db: DbOrTx, id: number, lang: Lang): Promise<GoodPage | null> {
  return (await loadGoods(db, [id], lang)).get(id) ?? null;
}
