import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { goods, goodTexts } from '../../kernel/db/schema/index.ts';
import { currentPrice, type GoodFilter, hasStock, whereOffered } from './good-filter.ts';

/** So many hits are ranked and shown; nobody pages further. */
export const MOST_HITS = 2000;

export type SearchFilter = GoodFilter & { search: SQL };

/**
 * Goods that a search finds, whatever a shopper switched on, with what they are ordered, narrowed and counted by; not limited yet. The texts
 * lead, and the good of each is looked up by its key: left to itself the planner reads all goods for it, which takes ten times as long.
 */
export function searchHits(db: DbOrTx, { search, ...filter }: SearchFilter, rank: SQL = sql`1`) {
  const good = db
    .select({
      id: goods.id,
      isRecommend: goods.isRecommend,
      isHot: goods.isHot,
      isNew: goods.isNew,
      sort: goods.sort,
      time: goods.time,
      sales: goods.sales,
      price: sql<number>`${currentPrice(goods, filter)}`.as('price_now'),
      brandId: goods.brandId,
      categoryId: goods.categoryId,
      hasStock: sql<boolean>`${hasStock(db)}`.as('has_stock'),
    })
    .from(goods)
    .where(and(eq(goods.id, goodTexts.goodId), whereOffered(filter)))
    .limit(1)
    .as('good');
  return db
    .select({
      id: good.id,
      isRecommend: good.isRecommend,
      isHot: good.isHot,
      isNew: good.isNew,
      sort: good.sort,
      time: good.time,
      sales: good.sales,
      price: good.price,
      brandId: good.brandId,
      categoryId: good.categoryId,
      hasStock: good.hasStock,
      rank: sql<number>`${rank}`.as('rank'),
    })
    .from(goodTexts)
    .innerJoinLateral(good, sql`true`)
    .where(and(search, isIn(filter.lang)));
}

/** Said so that no index of languages is read: half of the shop is in it. */
export const isIn = (lang: string): SQL => sql`coalesce(${goodTexts.lang}, '') = ${lang}`;
