import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pointsAccounts } from '../../kernel/db/schema/index.ts';
import { logPoints, type PointsChange } from './log-points.ts';

/** Gives back points that were spent, and writes the ledger row: they were earned before and count once. No points leave none. */
export async function returnPoints(tx: Tx, change: PointsChange): Promise<void> {
  const { userId, points } = change;
  if (points === 0) return;
  await tx
    .update(pointsAccounts)
    .set({ available: sql`${pointsAccounts.available} + ${points}` })
    .where(eq(pointsAccounts.userId, userId));
  await logPoints(tx, 'income', change);
}
