import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import { currentPrice, currentUnitPrice, hasStock, type ProductFilter, whereOffered } from './product-filter.ts';
import { servicesNow } from './services.ts';

/** So many hits are ranked and shown; nobody pages further. */
export const MAX_HITS = 2000;

export type SearchFilter = ProductFilter & { search: SQL };

/**
 * Products that a search finds, whatever a shopper switched on, with what they are narrowed and counted by; not limited yet. The texts
 * lead, and the product of each is looked up by its key: left to itself the planner reads all products for it, which takes ten times as long.
 */
export function searchHits(
  db: DbOrTx,
  { search, ...filter }: SearchFilter,
  { rank = sql`1`, isExact = sql`true` }: { rank?: SQL; isExact?: SQL } = {},
) {
  const product = db
    .select({
      id: products.id,
      isRecommended: products.isRecommended,
      isHot: products.isHot,
      isNew: products.isNew,
      sort: products.sort,
      time: products.time,
      sales: products.sales,
      price: sql<number>`${currentPrice(products, filter)}`.as('price_now'),
      unitPrice: sql<number | null>`${currentUnitPrice(products, filter)}`.as('unit_price_now'),
      measureUnit: products.measureUnit,
      brandId: products.brandId,
      categoryId: products.categoryId,
      colours: products.colours,
      hasStock: sql<boolean>`${hasStock(db)}`.as('has_stock'),
      services: sql<number>`${servicesNow(db, filter)}`.as('services'),
    })
    .from(products)
    .where(and(eq(products.id, productTexts.productId), whereOffered(filter)))
    .limit(1)
    .as('good');
  return db
    .select({
      id: product.id,
      isRecommended: product.isRecommended,
      isHot: product.isHot,
      isNew: product.isNew,
      sort: product.sort,
      time: product.time,
      sales: product.sales,
      price: product.price,
      unitPrice: product.unitPrice,
      measureUnit: product.measureUnit,
      brandId: product.brandId,
      categoryId: product.categoryId,
      colours: product.colours,
      hasStock: product.hasStock,
      services: product.services,
      rank: sql<number>`${rank}`.as('rank'),
      isExact: sql<boolean>`${isExact}`.as('is_exact'),
    })
    .from(productTexts)
    .innerJoinLateral(product, sql`true`)
    .where(and(search, isIn(filter.lang)));
}

/** Said so that no index of languages is read: half of the shop is in it. */
export const isIn = (lang: string): SQL => sql`coalesce(${productTexts.lang}, '') = ${lang}`;
