import { and, eq, exists, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { goodSkus, goods, goodTexts } from '../../db/schema/index.ts';
import type { Lang } from '../../texts/languages.ts';

/** What a list is narrowed to. Amounts in cents. */
export type GoodFilter = {
  lang: Lang;
  /** Condition on the texts, found by the search module. */
  search?: SQL | undefined;
  /** This category and everything shown below it. */
  categoryIds?: readonly number[] | undefined;
  ids?: readonly number[] | undefined;
  isRecommend?: number | undefined;
  brandIds?: readonly number[] | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
};

/** Filters a shopper switches on and off; each is counted as if it were off itself. */
export type Facet = 'brandIds' | 'price' | 'inStock';

/** Goods on the shelf that have a text in the language. */
export function onShelf(lang: Lang): SQL | undefined {
  return and(eq(goods.isShow, 1), isNull(goods.deletedAt), eq(goodTexts.lang, lang));
}

/** Stock of its own, or of any SKU; a good with SKUs has none of its own. */
export function hasStock(db: DbOrTx): SQL | undefined {
  const sku = db
    .select({ one: sql`1` })
    .from(goodSkus)
    .where(and(eq(goodSkus.goodId, goods.id), gt(goodSkus.inventory, 0), isNull(goodSkus.deletedAt)));
  return or(gt(goods.inventory, 0), exists(sku));
}

/** The whole filter as a condition on `goods` joined with `good_texts`, one facet left out if asked. */
export function whereGoods(db: DbOrTx, filter: GoodFilter, without?: Facet): SQL | undefined {
  const { lang, search, categoryIds, ids, isRecommend, brandIds, priceMin, priceMax, inStock } = filter;
  return and(
    onShelf(lang),
    search,
    ids && among(goods.id, ids),
    isRecommend === undefined ? undefined : eq(goods.isRecommend, isRecommend),
    categoryIds && among(goods.categoryId, categoryIds),
    brandIds && without !== 'brandIds' ? among(goods.brandId, brandIds) : undefined,
    priceMin !== undefined && without !== 'price' ? gte(goods.orderPrice, priceMin) : undefined,
    priceMax !== undefined && without !== 'price' ? lte(goods.orderPrice, priceMax) : undefined,
    inStock && without !== 'inStock' ? hasStock(db) : undefined,
  );
}

const among = (column: Parameters<typeof inArray>[0], values: readonly number[]) =>
  values.length === 0 ? sql`false` : inArray(column, [...values]);
