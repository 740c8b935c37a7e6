import { lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/database.ts';
import { limitCounters } from '../db/schema/index.ts';

/** At most `max` uses of `key` within a period of `seconds`, which begins with the first of them. */
export type Limit = { key: string; max: number; seconds: number };

/**
 * Counts one use against a rate limit in the database; it holds for all processes together. In a transaction that is not committed it was no use.
 * @returns false when the limit is reached, and then nothing is counted
 */
export async function consumeLimit(tx: DbOrTx, { key, max, seconds }: Limit, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const isOver = lte(limitCounters.endsAt, now);
  const counted = await tx
    .insert(limitCounters)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounters.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounters.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${limitCounters.count} < ${max}`,
    })
    .returning({ key: limitCounters.key });
  return counted.length > 0;
}

/** Removes counters whose period is over. For the clean-up job. */
export async function removeOldCounters(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lte(limitCounters.endsAt, now));
}
