import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pointsProducts, products } from '../../kernel/db/schema/index.ts';

/** Whether a product can be paid with points in part; for a select from `products`. */
export function takesPoints(db: DbOrTx): SQL<boolean> {
  const isForPoints = db
    .select({ one: sql`1` })
    .from(pointsProducts)
    .where(and(eq(pointsProducts.productId, products.id), eq(pointsProducts.isHidden, false)));
  return sql<boolean>`${exists(isForPoints)}`;
}
