import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { pointsAccounts, pointsLogs } from '../../db/schema/index.ts';
import type { PointsSpending } from './spend-points.ts';

/**
 * Puts points on an account, as ones that were earned, and writes the ledger row. Returns the id of the row; no points
 * leave none.
 */
export async function addPoints(
  tx: Tx,
  { userId, points, remark, source, at }: PointsSpending,
): Promise<number | null> {
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
  const [row] = await tx
    .insert(pointsLogs)
    .values({
      userId,
      type: 0,
      operation: points,
      remark,
      sourceId: source.id,
      sourceType: source.type,
      sourceIdentification: source.identification,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: pointsLogs.id });
  return row?.id ?? null;
}
