import { randomUUID } from 'node:crypto';
import { type JobContext, type JobKind, MAX_ATTEMPTS, retryDelaySeconds } from './job-kinds.ts';
import { claimJobs, enqueue, type LeasedJob, type Outcome, settleJob } from './queue.ts';

const LEASE_SECONDS = 60;
const BATCH = 20;

/** Makes sure that every recurring kind has its row; any number of processes may do so at once. */
export async function ensureRecurring(context: JobContext, kinds: readonly JobKind[]): Promise<void> {
  for (const { kind, everySeconds } of kinds) {
    if (everySeconds !== undefined) await enqueue(context.db, { kind, key: `recurring:${kind}`, runAt: context.now() });
  }
}

/** Runs what is due now, one job after the other. Returns how many ran. A failing job never stops the others. */
export async function runDueJobs(
  context: JobContext,
  kinds: readonly JobKind[],
  owner: string = randomUUID(),
): Promise<number> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const claim = { kinds: [...byName.keys()], now: context.now(), owner, leaseSeconds: LEASE_SECONDS, limit: BATCH };
  const jobs = await claimJobs(context.db, claim);
  for (const job of jobs) {
    const kind = byName.get(job.kind);
    if (kind) await settleJob(context.db, job, owner, await runJob(job, kind, context));
  }
  return jobs.length;
}

async function runJob(job: LeasedJob, kind: JobKind, context: JobContext): Promise<Outcome> {
  try {
    await kind.run(job.payload, context);
    context.metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    return kind.everySeconds === undefined ? { finishedAt: context.now() } : again(context.now(), kind.everySeconds);
  } catch (error) {
    context.metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
    context.log.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed');
    return { ...afterFailure(job, kind, context.now()), error: String(error) };
  }
}

function afterFailure(job: LeasedJob, kind: JobKind, now: Date): Outcome {
  if (kind.everySeconds !== undefined) return again(now, kind.everySeconds);
  if (job.attempts >= MAX_ATTEMPTS) return { finishedAt: now };
  return { runAt: new Date(now.getTime() + retryDelaySeconds(job.attempts) * 1000) };
}

function again(now: Date, everySeconds: number): Outcome {
  return { runAt: new Date(now.getTime() + everySeconds * 1000), attempts: 0 };
}
