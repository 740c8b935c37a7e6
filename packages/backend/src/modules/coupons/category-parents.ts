import type { DbOrTx } from '../../kernel/db/database.ts';
import { categories } from '../../kernel/db/schema/index.ts';
import type { CategoryParents } from './judge-coupon.ts';

/** The category above each one. Hidden ones too: what a coupon is for does not depend on what is shown. */
export async function loadCategoryParents(db: DbOrTx): Promise<CategoryParents> {
  const rows = await db.select({ id: categories.id, parentId: categories.parentId }).from(categories);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}
