import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { flashSales } from '../../../kernel/db/schema/index.ts';
import { saleState } from '../../../modules/flash-sales/sale-records.ts';
import { Refused } from '../refused.ts';

/**
 * Ends a running sale now, or calls an upcoming one off. Orders that were placed keep their price.
 * @throws Refused when there is none, or it is over
 */
export async function stopSale(tx: Tx, id: number, now: Date): Promise<'ended' | 'called off'> {
  const [sale] = await tx
    .select()
    .from(flashSales)
    .where(and(eq(flashSales.id, id), isNull(flashSales.deletedAt)))
    .for('no key update');
  if (!sale) throw new Refused(`There is no flash sale ${id}: see "pnpm shop flash-sales list".`);
  const state = saleState(sale, now);
  if (state === 'over') throw new Refused(`Flash sale ${id} is over already.`);
  const isUpcoming = state === 'upcoming';
  // A sale ends after it begins, if only by a moment.
  const endTime = new Date(Math.max(now.getTime(), sale.time.getTime() + 1));
  await tx
    .update(flashSales)
    .set({ ...(isUpcoming ? { deletedAt: now } : { endTime }), updatedAt: now })
    .where(eq(flashSales.id, id));
  return isUpcoming ? 'called off' : 'ended';
}
