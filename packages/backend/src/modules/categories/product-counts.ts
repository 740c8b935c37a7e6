import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { type CategoryRow, childrenOf, withChildren } from './category-tree.ts';

/** How many products on the shelf are in each of these categories and everything below it, as a list of it shows them. */
export async function countProducts(
  db: DbOrTx,
  shown: readonly CategoryRow[],
  lang: Lang,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)))
    .where(and(eq(products.shelf, 'on'), isNull(products.deletedAt), isNotNull(products.categoryId)))
    .groupBy(products.categoryId);
  const own = new Map(rows.map(({ id, count }) => [id, count]));
  const children = childrenOf(shown);
  return new Map(
    shown.map(({ id }) => [id, withChildren(children, id).reduce((sum, below) => sum + (own.get(below) ?? 0), 0)]),
  );
}
