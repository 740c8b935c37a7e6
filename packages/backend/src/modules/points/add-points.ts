import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pointsAccounts } from '../../kernel/db/schema/index.ts';
import { logPoints, type PointsChange } from './log-points.ts';

/**
 * Puts points on an account, as ones that were earned, and writes the ledger row. Returns the id of the row; no points
 * leave none.
 */
export async function addPoints(tx: Tx, change: PointsChange): Promise<number | null> {
  const { userId, points } = change;
  if (points === 0) return null;
  await tx
    .insert(pointsAccounts)
    .values({ userId, total: points, available: points })
    .onConflictDoUpdate({
      target: pointsAccounts.userId,
      set: {
        total: sql`${pointsAccounts.total} + ${points}`,
        available: sql`${pointsAccounts.available} + ${points}`,
      },
    });
  return logPoints(tx, 'income', change);
}
