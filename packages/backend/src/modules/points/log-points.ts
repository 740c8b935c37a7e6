import type { Tx } from '../../kernel/db/database.ts';
import { pointsLogs } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';

import type { LedgerType } from '../../kernel/words/money.ts';

/**
 * A change of points and what it is for; `points` is positive, `at` the moment in the ledger. Without a source the shop itself
 * changed them.
 */
export type PointsChange = {
  userId: number;
  points: number;
  remark: LocalText;
  source: { id: number; type: 'order' | 'lottery' | 'review'; number: string } | null;
  at: Date;
};

/** Writes the ledger row of a change. Returns its id. */
export async function logPoints(tx: Tx, type: LedgerType, change: PointsChange): Promise<number | null> {
  const { userId, points, remark, source, at } = change;
  const [row] = await tx
    .insert(pointsLogs)
    .values({
      userId,
      type,
      operation: points,
      remark,
      sourceId: source?.id ?? null,
      sourceType: source?.type ?? null,
      sourceNumber: source?.number ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: pointsLogs.id });
  return row?.id ?? null;
}
