import type { RenderWorker } from './render-worker.ts';
import { drainWorker } from './worker-slot.ts';

/**
 * Holds the worker of the release that was live last, for a while. A roll-back brings exactly these parts back: their code
 * is loaded and warm here, where the first page of a new thread costs ten times as much.
 */
export type WarmPool = {
  /** The one before is ended. @param key the same for releases of exactly the same parts */
  put(key: string, worker: RenderWorker): void;
  /** The worker that knows these parts, which is then the caller's. */
  take(key: string): RenderWorker | null;
  close(): Promise<void>;
};

type WarmPoolOptions = { keepFor: number; drainWithin: number };

export function createWarmPool({ keepFor, drainWithin }: WarmPoolOptions): WarmPool {
  let standby: { key: string; worker: RenderWorker; timer: NodeJS.Timeout } | null = null;

  const empty = (): RenderWorker | null => {
    if (!standby) return null;
    const { worker, timer } = standby;
    clearTimeout(timer);
    standby = null;
    return worker.isAlive ? worker : null;
  };
  const endStandby = async (): Promise<void> => {
    const worker = empty();
    if (!worker) return;
    await drainWorker(worker, drainWithin);
    await worker.end('its release did not come back');
  };

  return {
    put(key, worker) {
      void endStandby();
      if (worker.isAlive) standby = { key, worker, timer: setTimeout(() => void endStandby(), keepFor).unref() };
    },
    take: (key) => (standby?.key === key ? empty() : null),
    async close() {
      await empty()?.end('the shop closes');
    },
  };
}
