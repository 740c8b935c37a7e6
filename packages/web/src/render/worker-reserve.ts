import type { RenderWorker } from './render-worker.ts';
import { drainWorker } from './worker-seat.ts';

/**
 * Keeps the worker of the release that was live last, for a while. A roll-back brings exactly these parts back: their code
 * is loaded and warm here, where the first page of a new thread costs ten times as much.
 */
export type WorkerReserve = {
  /** Who was kept before is ended. @param key the same for releases of exactly the same parts */
  put(key: string, worker: RenderWorker): void;
  /** The worker that knows these parts, which is then the caller's. */
  take(key: string): RenderWorker | null;
  close(): Promise<void>;
};

type ReserveOptions = { keepFor: number; drainWithin: number };

export function createWorkerReserve({ keepFor, drainWithin }: ReserveOptions): WorkerReserve {
  let kept: { key: string; worker: RenderWorker; timer: NodeJS.Timeout } | null = null;

  const empty = (): RenderWorker | null => {
    if (!kept) return null;
    const { worker, timer } = kept;
    clearTimeout(timer);
    kept = null;
    return worker.isAlive ? worker : null;
  };
  const endKept = async (): Promise<void> => {
    const worker = empty();
    if (!worker) return;
    await drainWorker(worker, drainWithin);
    await worker.end('its release did not come back');
  };

  return {
    put(key, worker) {
      void endKept();
      if (worker.isAlive) kept = { key, worker, timer: setTimeout(() => void endKept(), keepFor).unref() };
    },
    take: (key) => (kept?.key === key ? empty() : null),
    async close() {
      await empty()?.end('the shop closes');
    },
  };
}
