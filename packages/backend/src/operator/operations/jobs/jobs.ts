import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { jobs } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';

type Job = typeof jobs.$inferSelect;
/** `failing`: its last try failed · `given-up`: tried too often, nobody tries again. */
type JobState = 'waiting' | 'running' | 'failing' | 'done' | 'given-up';
export type JobNow = Pick<Job, 'id' | 'kind' | 'payload' | 'runAt' | 'attempts' | 'lastError' | 'finishedAt'> & {
  state: JobState;
};

/** Jobs that are still to do, the next one first; or those that are over, the last one first. */
export async function listJobs(
  db: Db,
  now: Date,
  filter: { kind?: string; isOver: boolean; failed: boolean; limit: number },
): Promise<JobNow[]> {
  const conditions: (SQL | undefined)[] = [
    filter.isOver ? isNotNull(jobs.finishedAt) : isNull(jobs.finishedAt),
    filter.kind === undefined ? undefined : eq(jobs.kind, filter.kind),
    filter.failed ? isNotNull(jobs.lastError) : undefined,
  ];
  const rows = await db
    .select()
    .from(jobs)
    .where(and(...conditions))
    .orderBy(filter.isOver ? desc(jobs.finishedAt) : asc(jobs.runAt), asc(jobs.id))
    .limit(filter.limit);
  return rows.map(({ id, kind, payload, runAt, attempts, lastError, finishedAt, ...job }) => ({
    ...{ id, kind, payload, runAt, attempts, lastError, finishedAt },
    state: stateOf({ ...job, lastError, finishedAt }, now),
  }));
}

function stateOf(
  { finishedAt, lastError, leasedUntil }: Pick<Job, 'finishedAt' | 'lastError' | 'leasedUntil'>,
  now: Date,
): JobState {
  if (finishedAt) return lastError === null ? 'done' : 'given-up';
  if (leasedUntil && leasedUntil > now) return 'running';
  return lastError === null ? 'waiting' : 'failing';
}

/**
 * Makes a job due now with fresh tries: one that failed, was given up, or waits for its time.
 * @throws Refused when there is none, when it is running, or when it is done
 */
export async function retryJob(tx: Tx, now: Date, id: number): Promise<Job> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  if (!job) throw new Refused(`There is no job ${id} ("shop jobs list").`);
  const state = stateOf(job, now);
  if (state === 'running' || state === 'done') throw new Refused(`Job ${id} (${job.kind}) is ${state}.`);
  await tx
    .update(jobs)
    .set({ runAt: now, attempts: 0, finishedAt: null, leasedUntil: null, leasedBy: null })
    .where(eq(jobs.id, id));
  return job;
}
