import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { pointsAccounts, pointsLogs } from '../../db/schema/index.ts';
import type { LocalText } from '../../texts/languages.ts';

/** A change of points and what it is for; `points` is positive, `at` the moment in the ledger. */
export type PointsSpending = {
  userId: number;
  points: number;
  remark: LocalText;
  source: { id: number; type: 'order' | 'lottery'; identification: string };
  at: Date;
};

/**
 * Takes points from an account and writes the ledger row. False when there are fewer: nothing has changed then. No points
 * leave no row.
 */
export async function spendPoints(tx: Tx, { userId, points, remark, source, at }: PointsSpending): Promise<boolean> {
  if (points === 0) return true;
  const rows = await tx
    .update(pointsAccounts)
    .set({ available: sql`${pointsAccounts.available} - ${points}` })
    .where(and(eq(pointsAccounts.userId, userId), gte(pointsAccounts.available, points)))
    .returning({ userId: pointsAccounts.userId });
  if (rows.length === 0) return false;
  await tx.insert(pointsLogs).values({
    userId,
    type: 1,
    operation: points,
    remark,
    sourceId: source.id,
    sourceType: source.type,
    sourceIdentification: source.identification,
    createdAt: at,
    updatedAt: at,
  });
  return true;
}
