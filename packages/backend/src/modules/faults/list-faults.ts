import { and, arrayContains, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { faults } from '../../kernel/db/schema/index.ts';

/** Which faults are asked for; what is missing leaves nothing out. */
export type FaultFilter = {
  channel?: string | undefined;
  part?: string | undefined;
  release?: number | undefined;
  arm?: 'live' | 'candidate' | undefined;
  since?: Date | undefined;
  requestId?: string | undefined;
};

/** Of a shop where everything fails; the most frequent are what one looks for. */
const MOST_LISTED = 500;

/** Faults, the most frequent first. */
export async function listFaults(
  db: DbOrTx,
  { channel, part, release, arm, since, requestId }: FaultFilter,
): Promise<(typeof faults.$inferSelect)[]> {
  const conditions: (SQL | undefined)[] = [
    channel === undefined ? undefined : eq(faults.channel, channel),
    part === undefined ? undefined : eq(faults.part, part),
    release === undefined ? undefined : eq(faults.release, release),
    arm === undefined ? undefined : eq(faults.arm, arm),
    since === undefined ? undefined : gte(faults.lastAt, since),
    requestId === undefined ? undefined : arrayContains(faults.requestIds, [requestId]),
  ];
  return db
    .select()
    .from(faults)
    .where(and(...conditions))
    .orderBy(desc(faults.number), faults.key)
    .limit(MOST_LISTED);
}
