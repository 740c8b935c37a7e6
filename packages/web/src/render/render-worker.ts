import type { RenderRequest } from '@jishi/contracts/renderer';
import type { WorkerStart } from './protocol.ts';
import {
  type PageHandle,
  type PageListener,
  RenderThread,
  type RenderThreadOptions,
  type WorkerOwner,
} from './render-thread.ts';

export type { PageHandle, PageListener, WorkerLog } from './render-thread.ts';

export type RenderWorkerOptions = RenderThreadOptions;

/** One thread with the code of a release. */
export type RenderWorker = {
  render(request: RenderRequest, listener: PageListener): PageHandle;
  readonly pages: number;
  /** Why the thread ended; stays open as long as it lives. */
  readonly lost: Promise<string>;
  readonly isAlive: boolean;
  /**
   * Lets the thread draw another release of exactly the same parts, whose code is warm here; pages of the one before may
   * still end. The thread belongs to who has called this last.
   *
   * @throws Error when the thread has ended
   */
  adopt(start: Pick<WorkerStart, 'release' | 'releaseId'>, owner: WorkerOwner): Promise<RenderWorker>;
  /** Gives the pages of this release up; the thread works on for another. */
  leave(reason: string): void;
  end(reason: string): Promise<void>;
};

/**
 * Starts a thread and waits until the release is loaded in it.
 *
 * @throws Error when the release does not load in time; the message says why
 */
export async function startRenderWorker(options: RenderWorkerOptions, signal?: AbortSignal): Promise<RenderWorker> {
  const thread = new RenderThread(options);
  const abandon = (): void => void thread.end('a newer release came');
  const timer = setTimeout(() => void thread.end('it did not start in time'), options.limits.bootWithin);
  signal?.addEventListener('abort', abandon, { once: true });
  try {
    if (signal?.aborted) abandon();
    await thread.ready;
    return workerOn(thread, options.start.release.serial);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abandon);
  }
}

/** What one release sees of a thread. */
function workerOn(thread: RenderThread, serial: number): RenderWorker {
  return {
    render: (request, listener) => thread.render(serial, request, listener),
    get pages() {
      return thread.pages;
    },
    lost: thread.lost,
    get isAlive() {
      return thread.isAlive;
    },
    adopt: async (start, owner) => {
      await thread.adopt(start, owner);
      return workerOn(thread, start.release.serial);
    },
    leave: (reason) => thread.leave(serial, reason),
    end: (reason) => thread.end(reason),
  };
}
