import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { categories, products } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { categoryIdsBelow } from './find-category.ts';

/**
 * Removes a category nothing is in.
 * @throws Refused while products or categories are in it
 */
export async function removeCategory(tx: Tx, key: string, now: Date): Promise<void> {
  const [id, ...below] = await categoryIdsBelow(tx, key);
  if (id === undefined) return;
  const held = await tx.$count(products, and(eq(products.categoryId, id), isNull(products.deletedAt)));
  if (below.length > 0 || held > 0) {
    throw new Refused(
      `Category "${key}" holds ${held} goods and ${below.length} categories: move them first, or hide it.`,
    );
  }
  await tx.update(categories).set({ deletedAt: now, updatedAt: now }).where(eq(categories.id, id));
}
