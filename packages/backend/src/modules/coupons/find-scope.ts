import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { coupons } from '../../kernel/db/schema/index.ts';
import { loadCategoryParents } from './category-parents.ts';
import { productsInScope, type ScopedProducts } from './scope.ts';

/** The products a coupon is for, whatever became of it: those who have it may still use it. No products when there is none. */
export async function findScope(db: DbOrTx, couponId: number): Promise<ScopedProducts> {
  const [coupon] = await db
    .select({ scopeType: coupons.scopeType, scopeIds: coupons.scopeIds })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  if (!coupon) return { ids: [] };
  return productsInScope(coupon, coupon.scopeType === 'categories' ? await loadCategoryParents(db) : new Map());
}
