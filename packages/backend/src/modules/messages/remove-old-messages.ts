import { lte } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { outbox } from '../../kernel/db/schema/index.ts';

const DAYS_KEPT = 30;

/** Removes old messages, whatever has become of them. For the clean-up job. */
export async function removeOldMessages(db: DbOrTx, now: Date): Promise<void> {
  const past = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  await db.delete(outbox).where(lte(outbox.createdAt, past));
}
