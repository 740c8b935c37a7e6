import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { goodSkus, goods, goodTexts } from '../../kernel/db/schema/index.ts';
import { together } from '../../kernel/db/together.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { type ResourceRow, resourcesOf } from '../../kernel/wire/resource.ts';
import { takesPoints } from './takes-points.ts';

const goodColumns = {
  id: goods.id,
  number: goods.number,
  type: goods.type,
  freightType: goods.freightType,
  freight: goods.freight,
  marketPrice: goods.marketPrice,
  price: goods.price,
  orderPrice: goods.orderPrice,
  sales: goods.sales,
  brandId: goods.brandId,
  isShow: goods.isShow,
  isRecommend: goods.isRecommend,
  isNew: goods.isNew,
  isHot: goods.isHot,
  sort: goods.sort,
  time: goods.time,
  updatedAt: goods.updatedAt,
  name: goodTexts.name,
};

const skuColumns = {
  goodId: goodSkus.goodId,
  price: goodSkus.price,
  marketPrice: goodSkus.marketPrice,
  inventory: goodSkus.inventory,
};

type SkuOfCard = { goodId: number; price: number; marketPrice: number; inventory: number };

/** Columns of a good that its card shows, and no others: cards are read by the dozen. */
export type CardRecord = Pick<typeof goods.$inferSelect, Exclude<keyof typeof goodColumns, 'name'>> & {
  name: string;
  takesPoints: boolean;
  skus: SkuOfCard[];
  pictures: ResourceRow[];
};

/** Goods for a list; those without a text in the language are left out. */
export async function loadCards(db: DbOrTx, ids: readonly number[], lang: Lang): Promise<Map<number, CardRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, skus, pictures] = await together([
    db
      .select({ ...goodColumns, takesPoints: takesPoints(db) })
      .from(goods)
      .innerJoin(goodTexts, and(eq(goodTexts.goodId, goods.id), eq(goodTexts.lang, lang)))
      .where(inArray(goods.id, [...ids])),
    db
      .select(skuColumns)
      .from(goodSkus)
      .where(and(inArray(goodSkus.goodId, [...ids]), isNull(goodSkus.deletedAt)))
      .orderBy(asc(goodSkus.sort), asc(goodSkus.id)),
    resourcesOf(db, 'good', ids, '%_zimg'),
  ]);
  const skusOf = Map.groupBy(skus, ({ goodId }) => goodId);
  return new Map(
    rows.map((row) => [row.id, { ...row, skus: skusOf.get(row.id) ?? [], pictures: pictures.get(row.id) ?? [] }]),
  );
}
