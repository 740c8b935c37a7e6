import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { pointsAccounts, pointsLogs } from '../../db/schema/index.ts';
import type { PointsSpending } from './spend-points.ts';

/** Gives back points that were spent, and writes the ledger row: they were earned before and count once. No points leave none. */
export async function returnPoints(tx: Tx, { userId, points, remark, source, at }: PointsSpending): Promise<void> {
  if (points === 0) return;
  await tx
    .update(pointsAccounts)
    .set({ available: sql`${pointsAccounts.available} + ${points}` })
    .where(eq(pointsAccounts.userId, userId));
  await tx.insert(pointsLogs).values({
    userId,
    type: 0,
    operation: points,
    remark,
    sourceId: source.id,
    sourceType: source.type,
    sourceIdentification: source.identification,
    createdAt: at,
    updatedAt: at,
  });
}
