import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { freights, goods } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { loadRates } from './save-rates.ts';

/**
 * Removes a shipping rate no good has.
 * @throws Refused while goods have it
 */
export async function removeRate(tx: Tx, key: string, now: Date): Promise<void> {
  const rate = (await loadRates(tx)).get(key);
  if (!rate || rate.isDeleted) throw new Refused(`There is no shipping rate "${key}".`);
  const held = await tx.$count(
    goods,
    and(eq(goods.freightType, 'rate'), eq(goods.freightId, rate.id), isNull(goods.deletedAt)),
  );
  if (held > 0) throw new Refused(`${held} goods have the shipping rate "${key}": change them first.`);
  await tx.update(freights).set({ deletedAt: now, updatedAt: now }).where(eq(freights.id, rate.id));
}
