import { and, count, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { inBatches } from '../../kernel/db/insert-rows.ts';
import { rolloutEvents } from '../../kernel/db/schema/index.ts';

/** A visitor met something for the first time in a rollout. */
export type RolloutEvent = Omit<typeof rolloutEvents.$inferInsert, 'createdAt' | 'rollout'>;

/** Of one group of a share: visitors, and how many of them met what, by family and event. */
type GroupCounts = { visitors: number; events: Record<string, Record<string, number>> };
export type ShareCounts = { buckets: number; candidate: GroupCounts; control: GroupCounts };

/** A visitor opened a page; a tab of theirs told how its view went. */
export const SEEN = 'seen';
const TOLD = 'told';
/** A tab tells when it is left: whoever has told nothing for so long after the first page has one whose scripts do not run, or that was closed at once. */
const SILENT_AFTER_MS = 30 * 60_000;

/** Whether a family is something visitors met, not how they are counted. */
export const isMet = (family: string): boolean => family !== SEEN && family !== TOLD;

/** Notes events; those a visitor had before stay as they were. */
export async function noteEvents(
  db: DbOrTx,
  rollout: string,
  events: readonly RolloutEvent[],
  now: Date,
): Promise<void> {
  const rows = events.map((event) => ({ rollout, ...event, createdAt: now }));
  for (const some of inBatches(rolloutEvents, rows)) await db.insert(rolloutEvents).values(some).onConflictDoNothing();
}

/** Of 10,000: everybody has the candidate. */
const ALL_BUCKETS = 10_000;

/**
 * Counts what visitors of a rollout met, by the share they met it at, the smallest first. Where everybody has the candidate rates are compared, so only those
 * count there who came first then: who came before is not among its visitors.
 */
export async function countEvents(db: DbOrTx, rollout: string, now: Date): Promise<ShareCounts[]> {
  const { buckets, hadCandidate, family, event, visitor, createdAt } = rolloutEvents;
  const cameAtLast = sql`exists (select 1 from ${rolloutEvents} as first where first.rollout = ${rollout} and first.visitor = ${visitor} and first.family = ${SEEN} and first.buckets = ${ALL_BUCKETS})`;
  const counted = await db
    .select({ buckets, hadCandidate, family, event, number: count() })
    .from(rolloutEvents)
    .where(and(eq(rolloutEvents.rollout, rollout), or(ne(buckets, ALL_BUCKETS), cameAtLast)))
    .groupBy(buckets, hadCandidate, family, event);
  const hasTold = sql`exists (select 1 from ${rolloutEvents} as other where other.rollout = ${rollout} and other.visitor = ${visitor} and other.family = ${TOLD})`;
  const silent = await db
    .select({ buckets, hadCandidate, number: count() })
    .from(rolloutEvents)
    .where(
      and(
        eq(rolloutEvents.rollout, rollout),
        eq(family, SEEN),
        lte(createdAt, new Date(now.getTime() - SILENT_AFTER_MS)),
        sql`not ${hasTold}`,
      ),
    )
    .groupBy(buckets, hadCandidate);
  const all = [...counted, ...silent.map((row) => ({ ...row, family: 'silent', event: 'all' }))];
  const shares = [...Map.groupBy(all, (row) => row.buckets)].sort(([a], [b]) => a - b);
  return shares.map(([share, rows]) => ({
    buckets: share,
    candidate: groupOf(rows.filter((row) => row.hadCandidate)),
    control: groupOf(rows.filter((row) => !row.hadCandidate)),
  }));
}

function groupOf(rows: readonly { family: string; event: string; number: number }[]): GroupCounts {
  const families = [...Map.groupBy(rows, ({ family }) => family)].filter(([family]) => isMet(family));
  return {
    visitors: rows.find(({ family }) => family === SEEN)?.number ?? 0,
    events: Object.fromEntries(
      families.map(([family, own]) => [family, Object.fromEntries(own.map(({ event, number }) => [event, number]))]),
    ),
  };
}

const KEPT_DAYS = 7;

/** Forgets rollouts that are over. For the clean-up job. */
export async function removeOldEvents(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(rolloutEvents).where(lte(rolloutEvents.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
