import type { RenderRequest } from '@jishi/contracts/renderer';
import { traced } from '@jishi/observing/tracing';
import type { Limits } from '../config/limits.ts';
import type { AnswerSharing } from './answer-sharing.ts';
import { RenderRefused, WorkerLost } from './errors.ts';
import { createFairSemaphore, type FairSemaphore, type Requester } from './fair-semaphore.ts';
import { createLeftOutParts, type LeftOutParts } from './left-out-parts.ts';
import type { WorkerStart } from './protocol.ts';
import { createQuarantine, type Quarantine } from './quarantine.ts';
import { createQuarantineWorker, type QuarantineWorker } from './quarantine-worker.ts';
import type { RenderFault } from './render-fault.ts';
import type { RenderWorker, WorkerLog } from './render-worker.ts';
import { attemptPage, type PageAttempt, type RenderedPage } from './rendered-page.ts';
import type { WarmPool } from './warm-pool.ts';
import { openWorkerSlots, type WorkerSlots } from './worker-slots.ts';

/** Renders the pages of one release. */
export type RenderPool = {
  /**
   * Resolves with the first bytes of the page.
   *
   * @throws RenderRefused (answer 503) or RenderFailed (answer 500)
   */
  render(request: RenderRequest, requester?: RenderRequester): Promise<RenderedPage>;
  status(): PoolStatus;
  /** More or fewer threads from now on, at least one; no page is cut. */
  resize(threads: number): void;
  /**
   * Sends away who waits for a turn (`retired`), lets the pages in flight end, for a limited time, then ends the workers. With `mayComeBack` the first worker is put into
   * the warm pool instead, where a release of the same parts finds it from now on.
   */
  drain(options: { mayComeBack: boolean }): Promise<void>;
  /** Ends the workers now. */
  close(): Promise<void>;
};

/** For whom a page is made. `onTurn` is called when its rendering begins. */
export type RenderRequester = Requester & { onTurn?: () => void };

export type PoolStatus = {
  hasWorker: boolean;
  threads: number;
  hasSpare: boolean;
  pages: number;
  waiting: number;
  lost: number;
  /** Parts whose code blocked a worker: pages are made without them for a while. */
  leftOut: readonly string[];
};

type PoolOptions = {
  start: WorkerStart;
  limits: Limits;
  log: WorkerLog;
  sharing: AnswerSharing;
  /** A place of a page could not be drawn. */
  onFault: (fault: RenderFault) => void;
  /** Render threads of the release. */
  threads: number;
  /** Makes the code of the release quick in a further thread before it takes pages. */
  warmUp: (worker: RenderWorker) => Promise<void>;
  warmPool: WarmPool;
  /** A page waits because its network has had its share, or was refused. */
  onLimited: (what: 'late' | 'refused') => void;
  /** Whether nobody else asks for pages. */
  isAlone: (network: string) => boolean;
};

/**
 * Starts the first worker of a release. That it starts is the last check of a release.
 *
 * @throws Error saying why it does not
 */
export async function startRenderPool(options: PoolOptions, signal?: AbortSignal): Promise<RenderPool> {
  const pool = new Pool(options);
  await pool.open(signal);
  return pool;
}

const SHELL = 'shell';

class Pool implements RenderPool {
  readonly #options: PoolOptions;
  readonly #semaphore: FairSemaphore;
  readonly #quarantine: Quarantine;
  readonly #quarantineWorker: QuarantineWorker;
  readonly #leftOut: LeftOutParts;
  #slots: WorkerSlots | null = null;
  #lost = 0;
  #isClosed = false;
  #inside = 0;
  #onEmpty: () => void = () => {};

  constructor(options: PoolOptions) {
    const { limits, isAlone, onLimited } = options;
    const { quarantineFor, leftOutFor } = limits;
    this.#options = options;
    this.#semaphore = createFairSemaphore({
      size: limits.renders,
      perNetwork: limits.rendersPerNetwork,
      background: limits.refreshes,
      burst: limits.renderBurst,
      charge: limits.renderCharge,
      share: limits.networkShare,
      givesSpare: true,
      isAlone,
      linePerNetwork: limits.waitingPerNetwork,
      queue: limits.waitingRenders,
      waitWithin: limits.waitWithin,
      waitForOwnWithin: limits.waitForOwnWithin,
      onLimited,
    });
    this.#quarantine = createQuarantine(quarantineFor);
    this.#leftOut = createLeftOutParts(leftOutFor);
    this.#quarantineWorker = createQuarantineWorker({ ...options, onBlocked: this.#leaveOut });
  }

  async open(signal?: AbortSignal): Promise<void> {
    const onLost = (reason: string): void => {
      this.#lost += 1;
      this.#options.log.warn(`a render worker was lost: ${reason}`);
    };
    const warm = this.#options.warmPool.take(this.#key);
    const own = { onLost, onBlocked: this.#leaveOut };
    this.#slots = await openWorkerSlots({ ...this.#options, ...own }, signal, warm);
  }

  /** Without the shell there is no page: what it blocks is tried apart. */
  readonly #leaveOut = (part: string): void => {
    if (part === SHELL) return;
    this.#leftOut.add(part);
    this.#options.log.warn(`${part} blocked a render worker: pages are made without it for a while`);
  };

  /** The same for releases of exactly the same parts. */
  get #key(): string {
    return JSON.stringify(this.#options.start.release.parts);
  }

  async render(request: RenderRequest, requester: RenderRequester = {}): Promise<RenderedPage> {
    const attributes = { 'jishi.release': this.#options.start.releaseId };
    return traced('render page', { attributes }, () => this.#render(request, requester));
  }

  async #render(request: RenderRequest, requester: RenderRequester): Promise<RenderedPage> {
    const { signal } = requester;
    if (this.#isClosed) throw new RenderRefused('retired');
    if (this.#quarantine.isBlocked(request.url)) throw new RenderRefused('blocked');
    const leave = await this.#enter(requester);
    try {
      requester.onTurn?.();
      if (this.#quarantine.has(request.url)) return await this.#renderQuarantined(request, leave, signal);
      return await this.#renderFirst(request, leave, signal);
    } catch (error) {
      leave();
      throw error;
    }
  }

  status(): PoolStatus {
    return {
      hasWorker: this.#threads > 0,
      threads: this.#threads,
      hasSpare: this.#quarantineWorker.hasWorker,
      pages: this.#semaphore.used,
      waiting: this.#semaphore.waiting,
      lost: this.#lost,
      leftOut: this.#leftOut.list(),
    };
  }

  resize(threads: number): void {
    if (!this.#isClosed) this.#slots?.resize(threads);
  }

  get #threads(): number {
    return this.#slots?.alive ?? 0;
  }

  async drain({ mayComeBack }: { mayComeBack: boolean }): Promise<void> {
    const warm = mayComeBack ? this.#slots?.handOver() : null;
    if (warm) this.#options.warmPool.put(this.#key, warm);
    // The release that follows makes their pages: on a busy server a line is many seconds long.
    this.#semaphore.sendAway();
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
      if (this.#inside === 0) resolve();
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.limits.drainWithin);
    });
    await Promise.race([empty, late]);
    clearTimeout(timer);
    await this.close();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#slots?.close('its release is no longer live'), this.#quarantineWorker.close()]);
  }

  /** Counts the page as inside until the worker has nothing more to do with it. */
  async #enter(requester: Requester): Promise<() => void> {
    this.#inside += 1;
    const left = (): void => {
      this.#inside -= 1;
      if (this.#inside === 0) this.#onEmpty();
    };
    try {
      const leaveSlot = await this.#semaphore.acquire(requester);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        leaveSlot();
        left();
      };
    } catch (error) {
      left();
      throw error;
    }
  }

  async #renderFirst(request: RenderRequest, leave: () => void, signal?: AbortSignal): Promise<RenderedPage> {
    const worker = await (this.#slots as WorkerSlots).worker();
    if (signal?.aborted) throw new RenderRefused('gone');
    const without = this.#leftOut.list();
    const attempt = attemptPage(worker, { ...request, without }, this.#options.limits);
    const stop = abandonOn(signal, attempt);
    try {
      const page = await attempt.page;
      void attempt.outcome.then((outcome) => {
        stop();
        leave();
        if (outcome === 'lost' && !this.#knowsMoreThan(without)) this.#quarantine.add(request.url);
      });
      return page;
    } catch (error) {
      stop();
      if (!(error instanceof WorkerLost) || this.#isClosed) throw retiredIf(this.#isClosed, error);
      if (this.#knowsMoreThan(without)) return this.#renderFirst(request, leave, signal);
      this.#quarantine.add(request.url);
      return this.#renderQuarantined(request, leave, signal);
    }
  }

  /** Whether another part is left out by now: it was that part's fault, not the page's. */
  #knowsMoreThan(without: readonly string[]): boolean {
    return this.#leftOut.list().some((part) => !without.includes(part));
  }

  /** In the second worker, alone: if that one is lost too, it was this page. */
  async #renderQuarantined(request: RenderRequest, leave: () => void, signal?: AbortSignal): Promise<RenderedPage> {
    const turn = await this.#quarantineWorker.enter();
    try {
      if (this.#quarantine.isBlocked(request.url)) throw new RenderRefused('blocked');
      if (!this.#quarantine.has(request.url)) {
        turn.leave(); // cleared while this one waited
        return await this.#renderFirst(request, leave, signal);
      }
      const worker = await turn.worker();
      if (signal?.aborted) throw new RenderRefused('gone');
      const without = this.#leftOut.list();
      const attempt = attemptPage(worker, { ...request, without }, this.#options.limits);
      const stop = abandonOn(signal, attempt);
      void attempt.outcome.then((outcome) => {
        stop();
        leave();
        turn.leave();
        const isAtFault = outcome === 'lost' && !this.#knowsMoreThan(without);
        if (isAtFault && !this.#isClosed) this.#block(request.url);
        else if (outcome !== 'abandoned') this.#quarantine.release(request.url);
      });
      return await attempt.page.catch((error: unknown) => {
        if (!(error instanceof WorkerLost)) throw error;
        throw new RenderRefused(this.#isClosed ? 'retired' : 'blocked');
      });
    } catch (error) {
      turn.leave();
      throw error;
    }
  }

  #block(url: string): void {
    this.#quarantine.block(url);
    this.#options.log.warn(`a second render worker was lost on ${url}: the address is refused for a while`);
  }
}

const retiredIf = (isClosed: boolean, error: unknown): unknown =>
  isClosed && error instanceof WorkerLost ? new RenderRefused('retired') : error;

function abandonOn(signal: AbortSignal | undefined, attempt: PageAttempt): () => void {
  const abandon = (): void => attempt.abandon();
  if (signal?.aborted) abandon();
  signal?.addEventListener('abort', abandon, { once: true });
  return () => signal?.removeEventListener('abort', abandon);
}
