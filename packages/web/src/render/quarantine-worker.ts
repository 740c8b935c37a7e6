import { RenderRefused } from './errors.ts';
import { type RenderWorker, type RenderWorkerOptions, startRenderWorker } from './render-worker.ts';

type QuarantineTurn = {
  /** The second worker; made when there is none. */
  worker(): Promise<RenderWorker>;
  leave(): void;
};

export type QuarantineWorker = {
  /** Waits until nobody else has the worker. */
  enter(): Promise<QuarantineTurn>;
  readonly hasWorker: boolean;
  close(): Promise<void>;
};

type QuarantineWorkerOptions = Pick<
  RenderWorkerOptions,
  'start' | 'limits' | 'log' | 'sharing' | 'onBlocked' | 'onFault'
>;

/** A second worker of a release, in which one quarantined page at a time is tried again. It is ended when it has been idle for a while. */
export function createQuarantineWorker(options: QuarantineWorkerOptions): QuarantineWorker {
  const { limits } = options;
  let queue: Promise<void> = Promise.resolve();
  let queued = 0;
  let spare: RenderWorker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  const closed = new AbortController();

  const bringUp = async (): Promise<RenderWorker> => {
    if (spare?.isAlive) return spare;
    if (closed.signal.aborted) throw new RenderRefused('retired');
    try {
      spare = await startRenderWorker({ ...options, onUnhealthy: () => {} }, closed.signal);
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
      if (queued >= limits.waitingRenders) throw new RenderRefused('busy');
      queued += 1;
      const before = queue;
      const { promise, resolve } = Promise.withResolvers<void>();
      queue = promise;
      await before;
      clearTimeout(idleTimer);
      let isIn = true;
      return {
        worker: bringUp,
        leave() {
          if (!isIn) return;
          isIn = false;
          queued -= 1;
          if (queued === 0) idleTimer = setTimeout(endIdle, limits.spareIdle).unref();
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
