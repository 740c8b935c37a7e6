import { Worker } from 'node:worker_threads';
import type { RenderHead, RenderRequest } from '@jishi/contracts/renderer';
import { recordCall } from '@jishi/observing/trace-calls';
import { traceparent } from '@jishi/observing/tracing';
import type { Limits } from '../config/limits.ts';
import type { AnswerSharing } from './answer-sharing.ts';
import { blockingPart } from './blocking-part.ts';
import { RenderFailed, WorkerLost } from './errors.ts';
import type { AbortReason, FromWorker, ToWorker, WorkerStart } from './protocol.ts';
import type { RenderFault } from './render-fault.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

/** Receives what becomes of one page. After `end` or `error` nothing more comes. */
export type PageListener = {
  head(head: RenderHead): void;
  chunk(bytes: Uint8Array): void;
  end(complete: boolean, tags: readonly string[], inOnePiece: boolean): void;
  /** `RenderFailed` of the renderer, or `WorkerLost`. */
  error(error: Error): void;
};

export type PageHandle = { credit(bytes: number): void; abort(reason: AbortReason): void };

export type WorkerLog = { info(text: string): void; warn(text: string): void };

/** Whom a thread reports to. */
export type WorkerOwner = {
  log: WorkerLog;
  onUnhealthy: () => void;
  /** It answers nothing any more and is about to be ended: code of this part runs in it. */
  onBlocked: (part: string) => void;
  /** A place of a page could not be drawn. */
  onFault: (fault: RenderFault) => void;
};

export type RenderThreadOptions = WorkerOwner & { start: WorkerStart; limits: Limits; sharing: AnswerSharing };

const threadFile = new URL('../worker/main.ts', import.meta.url);

/** A thread and its messages: pages of one release or, after `adopt`, of several with exactly the same parts. */
export class RenderThread {
  readonly ready: Promise<void>;
  readonly lost: Promise<string>;
  readonly #thread: Worker;
  readonly #options: RenderThreadOptions;
  readonly #adopted = new Map<number, () => void>();
  #owner: WorkerOwner;
  readonly #listeners = new Map<number, { serial: number; listener: PageListener }>();
  readonly #settleReady: { resolve: () => void; reject: (error: Error) => void };
  readonly #settleLost: (reason: string) => void;
  readonly #stopSharing: () => void;
  #watchdog: Watchdog | null = null;
  #nextId = 1;
  #reason: string | null = null;
  #isAlive = true;

  constructor(options: RenderThreadOptions) {
    this.#options = options;
    this.#owner = options;
    const ready = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<string>();
    this.ready = ready.promise;
    this.lost = lost.promise;
    this.#settleReady = ready;
    this.#settleLost = lost.resolve;
    const { heapMb, youngHeapMb } = options.limits;
    this.#thread = new Worker(threadFile, {
      workerData: options.start,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      name: `release ${options.start.release.serial}`,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngHeapMb },
    });
    this.#thread.on('message', (message: FromWorker) => this.#onMessage(message));
    this.#thread.on('error', (error) => {
      this.#reason ??= error instanceof Error ? error.message : String(error);
    });
    this.#thread.on('exit', (code) => this.#exited(`it ended with code ${code}`));
    // Also while its release is not live: it may come back, and must not bring old answers.
    this.#stopSharing = options.sharing.subscribe((tag) => this.#send({ type: 'changed', tag }));
    this.#thread.stdout.on('data', (text) => this.#owner.log.info(String(text).trimEnd()));
    this.#thread.stderr.on('data', (text) => this.#owner.log.warn(String(text).trimEnd()));
  }

  get pages(): number {
    return this.#listeners.size;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Makes another release of the same parts known here, and hands the thread over to `owner`.
   *
   * @throws Error when the thread has ended
   */
  async adopt({ release, releaseId }: Pick<WorkerStart, 'release' | 'releaseId'>, owner: WorkerOwner): Promise<void> {
    const adopted = new Promise<void>((resolve) => this.#adopted.set(release.serial, resolve));
    this.#send({ type: 'release', release, releaseId });
    const reason = await Promise.race([adopted, this.lost]);
    this.#adopted.delete(release.serial);
    if (reason !== undefined) throw new Error(reason);
    this.#owner = owner;
  }

  render(serial: number, request: RenderRequest, listener: PageListener): PageHandle {
    const id = this.#nextId++;
    if (!this.#isAlive) {
      queueMicrotask(() => listener.error(new WorkerLost(this.#reason ?? 'it has ended')));
      return { credit: () => {}, abort: () => {} };
    }
    this.#listeners.set(id, { serial, listener });
    const freshAnswers = this.#options.sharing.freshFor();
    this.#send({ type: 'render', id, serial, request, trace: traceparent(), freshAnswers });
    return {
      credit: (bytes) => {
        if (this.#listeners.has(id)) this.#send({ type: 'credit', id, bytes });
      },
      abort: (reason) => {
        if (!this.#listeners.has(id)) return;
        if (reason === 'gone') this.#listeners.delete(id);
        this.#send({ type: 'abort', id, reason });
      },
    };
  }

  /** Gives the pages of one release up. */
  leave(serial: number, reason: string): void {
    const left = [...this.#listeners].filter(([, page]) => page.serial === serial);
    for (const [id, { listener }] of left) {
      this.#listeners.delete(id);
      this.#send({ type: 'abort', id, reason: 'gone' });
      listener.error(new WorkerLost(reason));
    }
  }

  async end(reason: string): Promise<void> {
    this.#reason ??= reason;
    await this.#thread.terminate();
    this.#exited(reason);
  }

  #send(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #onMessage(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.#watch();
        this.#settleReady.resolve();
        break;
      case 'adopted':
        this.#adopted.get(message.serial)?.();
        break;
      case 'refused':
        void this.end(message.message);
        break;
      case 'call':
        recordCall(message.call);
        break;
      case 'pong':
        this.#watchdog?.reset();
        break;
      case 'fault':
        this.#owner.onFault(message.fault);
        break;
      case 'unhealthy':
        this.#owner.log.warn(`an error nobody caught in the render worker: ${message.message}`);
        this.#owner.onUnhealthy();
        break;
      default:
        this.#onPageMessage(message);
    }
  }

  #onPageMessage(message: Extract<FromWorker, { type: 'head' | 'chunk' | 'end' | 'fail' }>): void {
    if (message.type === 'end') this.#options.sharing.count(message.answers);
    const listener = this.#listeners.get(message.id)?.listener;
    if (!listener) return; // the shopper is gone; the worker did not know yet
    if (message.type === 'end' || message.type === 'fail') this.#listeners.delete(message.id);
    if (message.type === 'head') listener.head(message.head);
    else if (message.type === 'chunk') listener.chunk(message.bytes);
    else if (message.type === 'end') listener.end(message.complete, message.tags, message.inOnePiece);
    else listener.error(new RenderFailed(message.message, message.stack));
  }

  #watch(): void {
    const { pingEvery, pingLostAfter } = this.#options.limits;
    let ping = 0;
    this.#watchdog = startWatchdog({
      pingEvery,
      lostAfter: pingLostAfter,
      ping: () => this.#send({ type: 'ping', id: ++ping }),
      cpuTime: () =>
        this.#thread.cpuUsage().then(
          ({ user, system }) => (user + system) / 1000,
          () => 0, // it has just ended, which is noticed elsewhere
        ),
      onLost: () => void this.#endBlocked(),
    });
  }

  async #endBlocked(): Promise<void> {
    this.#watchdog?.stop();
    const part = await blockingPart(this.#thread.threadId, this.#options.limits.blockingPartWithin);
    if (!this.#isAlive) return;
    if (part) this.#owner.onBlocked(part);
    const reason = part ? `it did not answer any more: ${part} blocked it` : 'it did not answer any more';
    this.#exited(reason); // its pages wait no longer than for this
    await this.end(reason);
  }

  #exited(ending: string): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#watchdog?.stop();
    this.#stopSharing();
    this.#reason ??= ending;
    const reason = this.#reason;
    this.#settleReady.reject(new Error(reason));
    this.ready.catch(() => {}); // whoever waits knows; nobody else needs to
    this.#settleLost(reason);
    const pages = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const { listener } of pages) listener.error(new WorkerLost(reason));
  }
}
