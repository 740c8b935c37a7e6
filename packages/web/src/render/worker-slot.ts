import type { Limits } from '../config/limits.ts';
import type { AnswerSharing } from './answer-sharing.ts';
import { RenderRefused } from './errors.ts';
import type { WorkerStart } from './protocol.ts';
import type { RenderFault } from './render-fault.ts';
import { type RenderWorker, type RenderWorkerOptions, startRenderWorker, type WorkerLog } from './render-worker.ts';

export type WorkerSlot = {
  /** The worker in the slot; waits for one that is coming up. */
  worker(): Promise<RenderWorker>;
  readonly current: RenderWorker | null;
  /** The worker in the slot, which works on here until the slot is closed, but is not ended then. */
  handOver(): RenderWorker | null;
  /** Ends what is in the slot and lets nothing follow. */
  close(reason: string): Promise<void>;
};

type SlotOptions = {
  start: WorkerStart;
  limits: Limits;
  log: WorkerLog;
  sharing: AnswerSharing;
  onLost: (reason: string) => void;
  onBlocked: (part: string) => void;
  onFault: (fault: RenderFault) => void;
  /** Makes the code of the release quick in a new thread before it takes pages. */
  warmUp: (worker: RenderWorker) => Promise<void>;
};

const LONGEST_PAUSE = 5_000;

/**
 * Starts a worker and keeps the slot filled (a supervisor): one that is lost or unhealthy is followed by a new one.
 *
 * @param warm a worker that has the parts of this release loaded already
 */
export async function superviseWorker(
  options: SlotOptions,
  signal?: AbortSignal,
  warm: RenderWorker | null = null,
): Promise<WorkerSlot> {
  const supervisor = new Supervisor(options);
  await supervisor.open(signal, warm);
  return supervisor;
}

/** The same, for a slot that has its first worker as soon as one is up and warm. */
export function superviseWorkerLater(options: SlotOptions): WorkerSlot {
  const supervisor = new Supervisor(options);
  supervisor.openLater();
  return supervisor;
}

class Supervisor implements WorkerSlot {
  readonly #options: SlotOptions;
  readonly #closed = new AbortController();
  #current: RenderWorker | null = null;
  #coming = Promise.withResolvers<RenderWorker>();
  #filledAt = 0;
  #isReplacing = false;
  #leaving = new Set<RenderWorker>();
  #handedOver: RenderWorker | null = null;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#coming.promise.catch(() => {});
  }

  get current(): RenderWorker | null {
    return this.#current;
  }

  async open(signal: AbortSignal | undefined, warm: RenderWorker | null): Promise<void> {
    this.#fill((warm && (await this.#adopt(warm))) ?? (await this.#start(signal)));
  }

  openLater(): void {
    void this.#replace(this.#options.warmUp);
  }

  handOver(): RenderWorker | null {
    const worker = this.#current;
    if (!worker?.isAlive || this.#isReplacing) return null;
    this.#handedOver = worker;
    return worker;
  }

  async worker(): Promise<RenderWorker> {
    if (this.#current?.isAlive) return this.#current;
    const { waitWithin } = this.#options.limits;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new RenderRefused('no-worker')), waitWithin);
    return Promise.race([this.#coming.promise, late.promise]).finally(() => clearTimeout(timer));
  }

  async close(reason: string): Promise<void> {
    this.#closed.abort();
    this.#coming.reject(new RenderRefused('retired'));
    const own = this.#current && this.#current !== this.#handedOver ? [this.#current] : [];
    this.#handedOver?.leave(reason);
    const workers = [...own, ...this.#leaving];
    this.#current = null;
    await Promise.all(workers.map((worker) => worker.end(reason)));
  }

  /** `null` when it was lost meanwhile. */
  async #adopt(warm: RenderWorker): Promise<RenderWorker | null> {
    let worker: RenderWorker | undefined;
    const { log, start, onBlocked, onFault } = this.#options;
    const onUnhealthy = () => void this.#replaceUnhealthy(worker);
    const adopting = warm.adopt(start, { log, onUnhealthy, onBlocked, onFault });
    worker = await adopting.catch(() => undefined);
    return worker ?? null;
  }

  async #start(signal?: AbortSignal): Promise<RenderWorker> {
    let worker: RenderWorker | undefined;
    const options: RenderWorkerOptions = { ...this.#options, onUnhealthy: () => void this.#replaceUnhealthy(worker) };
    worker = await startRenderWorker(options, signal);
    return worker;
  }

  #fill(worker: RenderWorker): void {
    if (this.#closed.signal.aborted) return void worker.end('its release was closed');
    this.#current = worker;
    this.#filledAt = performance.now();
    this.#coming.resolve(worker);
    void worker.lost.then((reason) => {
      if (this.#current !== worker) return;
      this.#options.onLost(reason);
      this.#vacate();
      void this.#replace();
    });
  }

  #vacate(): void {
    this.#current = null;
    this.#coming = Promise.withResolvers();
    this.#coming.promise.catch(() => {});
  }

  /** Tries until a worker is up; each failure makes the pause longer. One that replaces a lost worker begins as it is. */
  async #replace(warmUp?: SlotOptions['warmUp']): Promise<void> {
    if (this.#isReplacing) return;
    this.#isReplacing = true;
    for (let pause = this.#options.limits.rebootPause; !this.#closed.signal.aborted; pause *= 2) {
      try {
        const worker = await this.#start(this.#closed.signal);
        if (warmUp) await this.#warmUp(worker, warmUp);
        this.#isReplacing = false;
        return this.#fill(worker);
      } catch (error) {
        this.#options.log.warn(`a new render worker did not start: ${error instanceof Error ? error.message : error}`);
        await sleep(Math.min(pause, LONGEST_PAUSE), this.#closed.signal);
      }
    }
  }

  /** Meanwhile it takes no pages, and ends when the slot is closed. */
  async #warmUp(worker: RenderWorker, warmUp: SlotOptions['warmUp']): Promise<void> {
    this.#leaving.add(worker);
    await warmUp(worker);
    this.#leaving.delete(worker);
  }

  /**
   * Nothing is cut: the unhealthy one finishes its pages while a new one already works.
   * One that is unhealthy at once again, or while the last one still leaves, works on: a bad page must not fill the memory
   * with workers.
   */
  async #replaceUnhealthy(unhealthy: RenderWorker | undefined): Promise<void> {
    if (!unhealthy || unhealthy !== this.#current || this.#isReplacing) return;
    const isNew = performance.now() - this.#filledAt < this.#options.limits.rebootPause;
    if (isNew || this.#leaving.size > 0) return;
    await this.#replace();
    if (this.#current === unhealthy) return;
    this.#leaving.add(unhealthy);
    await drainWorker(unhealthy, this.#options.limits.drainWithin);
    await unhealthy.end('it was unhealthy and has been replaced');
    this.#leaving.delete(unhealthy);
  }
}

/** Waits until a worker has no page left, or for so long. */
export async function drainWorker(worker: RenderWorker, within: number): Promise<void> {
  const until = performance.now() + within;
  while (worker.isAlive && worker.pages > 0 && performance.now() < until) await sleep(50);
}

const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
