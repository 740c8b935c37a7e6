import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';

/** Work to be done at a time. A second job with the same `key` is not made. */
export type NewJob = { kind: string; key: string; payload?: Record<string, unknown>; runAt: Date };

/** A job this process holds the lease of. */
export type LeasedJob = {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  leasedUntil: Date;
};

/** Puts a job into the queue; pass the transaction that causes it, so that both happen or neither. */
export async function enqueue(db: DbOrTx, job: NewJob): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind: job.kind, uniqueKey: job.key, payload: job.payload ?? {}, runAt: job.runAt })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}

export type ClaimOptions = { kinds: readonly string[]; now: Date; owner: string; leaseSeconds: number; limit: number };

/**
 * Takes due jobs of the given kinds that nobody else holds. Rows another process is claiming are skipped, and a lease
 * that ran out (its process died) is taken over.
 */
export async function claimJobs(db: Db, options: ClaimOptions): Promise<LeasedJob[]> {
  if (options.kinds.length === 0) return [];
  const leasedUntil = new Date(options.now.getTime() + options.leaseSeconds * 1000);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.finishedAt),
          lte(jobs.runAt, options.now),
          or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, options.now)),
          inArray(jobs.kind, [...options.kinds]),
        ),
      )
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(options.limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(jobs)
      .set({ leasedUntil, leasedBy: options.owner, attempts: sql`${jobs.attempts} + 1` })
      .where(
        inArray(
          jobs.id,
          due.map((job) => job.id),
        ),
      )
      .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
      .then((rows) => rows.map((row) => ({ ...row, leasedUntil })));
  });
}

/** What becomes of a job after it ran: done for good, or due again. */
export type Outcome = { finishedAt: Date; error?: string } | { runAt: Date; error?: string; attempts?: number };

/** Writes down how a job ended. A process whose lease ran out changes nothing: the job is somebody else's by now. */
export async function settleJob(db: Db, job: LeasedJob, owner: string, outcome: Outcome): Promise<void> {
  const isMine = and(eq(jobs.id, job.id), eq(jobs.leasedBy, owner), eq(jobs.leasedUntil, job.leasedUntil));
  await db
    .update(jobs)
    .set({ leasedUntil: null, leasedBy: null, lastError: null, ...asColumns(outcome) })
    .where(isMine);
}

function asColumns({ error, ...columns }: Outcome) {
  return error === undefined ? columns : { ...columns, lastError: error.slice(0, 500) };
}
