import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { brands, products } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { loadBrands } from './save-brands.ts';

/**
 * Removes a brand no product has.
 * @throws Refused while products have it
 */
export async function removeBrand(tx: Tx, key: string, now: Date): Promise<void> {
  const brand = (await loadBrands(tx)).get(key);
  if (!brand || brand.isDeleted) throw new Refused(`There is no brand "${key}".`);
  const held = await tx.$count(products, and(eq(products.brandId, brand.id), isNull(products.deletedAt)));
  if (held > 0) throw new Refused(`${held} goods are of the brand "${key}": change them first.`);
  await tx.update(brands).set({ deletedAt: now, updatedAt: now }).where(eq(brands.id, brand.id));
}
