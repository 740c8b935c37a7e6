import type { Limits } from '../config/limits.ts';
import type { AnswerSharing } from './answer-sharing.ts';
import type { WorkerStart } from './protocol.ts';
import type { RenderFault } from './render-fault.ts';
import type { RenderWorker, WorkerLog } from './render-worker.ts';
import { drainWorker, superviseWorker, superviseWorkerLater, type WorkerSlot } from './worker-slot.ts';

/** The threads of a release. */
export type WorkerSlots = {
  /** The one with the fewest pages; waits for one that is coming up. */
  worker(): Promise<RenderWorker>;
  /** How many can render now. */
  readonly alive: number;
  /** A worker that works on here until the slots are closed, but is not ended then. */
  handOver(): RenderWorker | null;
  /** More threads, which take pages once they are warm; or fewer, the pages of the others end first. At least one stays. */
  resize(threads: number): void;
  /** Ends all of them and lets nothing follow. */
  close(reason: string): Promise<void>;
};

export type WorkerSlotsOptions = {
  start: WorkerStart;
  limits: Limits;
  log: WorkerLog;
  sharing: AnswerSharing;
  onLost: (reason: string) => void;
  onBlocked: (part: string) => void;
  onFault: (fault: RenderFault) => void;
  /** Threads of the release. */
  threads: number;
  /** Makes the code of the release quick in a further thread before it takes pages. */
  warmUp: (worker: RenderWorker) => Promise<void>;
};

/**
 * Starts the first worker of a release, and then the others while it works already: a release does not become live later because
 * it has many.
 *
 * @param warm a worker that has the parts of this release loaded already
 * @throws Error saying why the first one does not start
 */
export async function openWorkerSlots(
  options: WorkerSlotsOptions,
  signal?: AbortSignal,
  warm: RenderWorker | null = null,
): Promise<WorkerSlots> {
  const first = await superviseWorker(options, signal, warm);
  const slots = slotsOf(first, options);
  slots.resize(options.threads);
  return slots;
}

function slotsOf(first: WorkerSlot, options: WorkerSlotsOptions): WorkerSlots {
  const slots = [first];
  const leaving = new Set<Promise<void>>();
  let isClosed = false;
  const living = (): RenderWorker[] => slots.flatMap(({ current }) => (current?.isAlive ? [current] : []));
  return {
    async worker() {
      // The first one where it makes no difference: it has shared answers, and its code is quick.
      const [first, ...others] = living();
      if (first) return others.reduce((best, one) => (one.pages < best.pages ? one : best), first);
      return Promise.any(slots.map((slot) => slot.worker())).catch(({ errors }: AggregateError) => {
        throw errors[0];
      });
    },
    get alive() {
      return living().length;
    },
    handOver() {
      for (const slot of slots) {
        const worker = slot.handOver();
        if (worker) return worker;
      }
      return null;
    },
    resize(threads) {
      while (!isClosed && slots.length < threads) slots.push(superviseWorkerLater(options));
      for (const slot of slots.splice(Math.max(threads, 1))) {
        const done = retire(slot, options.limits.drainWithin).finally(() => leaving.delete(done));
        leaving.add(done);
      }
    },
    async close(reason) {
      isClosed = true;
      await Promise.all([...slots.map((slot) => slot.close(reason)), ...leaving]);
    },
  };
}

/** Takes no more pages, for it is in no list any more. */
async function retire(slot: WorkerSlot, within: number): Promise<void> {
  if (slot.current) await drainWorker(slot.current, within);
  await slot.close('fewer threads are wanted');
}
