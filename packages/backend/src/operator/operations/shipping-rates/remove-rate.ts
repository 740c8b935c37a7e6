import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, shippingRates } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { loadRates } from './save-rates.ts';

/**
 * Removes a shipping rate no product has.
 * @throws Refused while products have it
 */
export async function removeRate(tx: Tx, key: string, now: Date): Promise<void> {
  const rate = (await loadRates(tx)).get(key);
  if (!rate || rate.isDeleted) throw new Refused(`There is no shipping rate "${key}".`);
  const held = await tx.$count(
    products,
    and(eq(products.shippingType, 'rate'), eq(products.shippingRateId, rate.id), isNull(products.deletedAt)),
  );
  if (held > 0) throw new Refused(`${held} goods have the shipping rate "${key}": change them first.`);
  await tx.update(shippingRates).set({ deletedAt: now, updatedAt: now }).where(eq(shippingRates.id, rate.id));
}
