import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pointsAccounts } from '../../kernel/db/schema/index.ts';
import { logPoints, type PointsChange } from './log-points.ts';

/**
 * Takes points from an account and writes the ledger row. False when there are fewer: nothing has changed then. No points
 * leave no row.
 */
export async function redeemPoints(tx: Tx, change: PointsChange): Promise<boolean> {
  const { userId, points } = change;
  if (points === 0) return true;
  const rows = await tx
    .update(pointsAccounts)
    .set({ available: sql`${pointsAccounts.available} - ${points}` })
    .where(and(eq(pointsAccounts.userId, userId), /* lock: points-condition */ gte(pointsAccounts.available, points)))
    .returning({ userId: pointsAccounts.userId });
  if (rows.length === 0) return false;
  await logPoints(tx, 'spending', change);
  return true;
}
