import { randomUUID } from 'node:crypto';
import { databaseFailure } from '../db/failures.ts';
import type { JobContext, JobKind } from './job-kinds.ts';
import { ensureRecurring, runDueJobs } from './runner.ts';

export type RunningJobs = {
  /** Takes no further job and waits for the one that is running. */
  stop(): Promise<void>;
};

/**
 * Runs due jobs until stopped, looking every `pollMs` milliseconds. Every process may do this: a job is leased by one
 * of them at a time, and taken over when that one dies.
 */
export function startJobs(context: JobContext, kinds: readonly JobKind[], pollMs = 1000): RunningJobs {
  const owner = randomUUID();
  const stopping = new AbortController();
  const loop = run();

  async function run(): Promise<void> {
    let isPrepared = false;
    let isWaiting = false;
    while (!stopping.signal.aborted) {
      try {
        if (!isPrepared) await ensureRecurring(context, kinds);
        isPrepared = true;
        // A full batch may have left more behind: look again at once.
        while (!stopping.signal.aborted && (await runDueJobs(context, kinds, owner)) > 0);
        isWaiting = false;
      } catch (error) {
        // Once for an outage: a line a second would only fill the disk.
        if (!isWaiting) context.log.error({ err: error }, 'jobs could not be read');
        isWaiting = databaseFailure(error) !== null;
      }
      await pause(pollMs, stopping.signal);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
