import type { Limits } from '../limits.ts';
import { RenderRefused } from './errors.ts';
import type { WorkerStart } from './protocol.ts';
import { type RenderWorker, startRenderWorker, type WorkerLog } from './render-worker.ts';

export type LaneTurn = {
  /** The second worker; made when there is none. */
  worker(): Promise<RenderWorker>;
  leave(): void;
};

export type RetryLane = {
  /** Waits until nobody else is in the lane. */
  enter(): Promise<LaneTurn>;
  readonly hasWorker: boolean;
  close(): Promise<void>;
};

type LaneOptions = { start: WorkerStart; limits: Limits; log: WorkerLog };

/** A second worker of a release in which one page at a time is tried again. It is ended when it has been idle for a while. */
export function createRetryLane({ start, limits, log }: LaneOptions): RetryLane {
  let line: Promise<void> = Promise.resolve();
  let inLine = 0;
  let spare: RenderWorker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  const closed = new AbortController();

  const bringUp = async (): Promise<RenderWorker> => {
    if (spare?.isAlive) return spare;
    if (closed.signal.aborted) throw new RenderRefused('retired');
    try {
      spare = await startRenderWorker({ start, limits, log, onSick: () => {} }, closed.signal);
      return spare;
    } catch {
      throw new RenderRefused(closed.signal.aborted ? 'retired' : 'no-worker');
    }
  };
  const endIdle = (): void => {
    const idle = spare;
    spare = null;
    void idle?.end('it was no longer needed');
  };

  return {
    get hasWorker() {
      return spare?.isAlive ?? false;
    },
    async enter() {
      if (inLine >= limits.waitingRenders) throw new RenderRefused('busy');
      inLine += 1;
      const before = line;
      const { promise, resolve } = Promise.withResolvers<void>();
      line = promise;
      await before;
      clearTimeout(idleTimer);
      let isIn = true;
      return {
        worker: bringUp,
        leave() {
          if (!isIn) return;
          isIn = false;
          inLine -= 1;
          if (inLine === 0) idleTimer = setTimeout(endIdle, limits.spareIdle).unref();
          resolve();
        },
      };
    },
    async close() {
      closed.abort();
      clearTimeout(idleTimer);
      await spare?.end('its release is no longer live');
    },
  };
}
