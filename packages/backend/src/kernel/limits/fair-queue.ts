import { refuse } from '../errors/shop-error.ts';

export type FairQueueOptions = {
  /** Pieces of work at once, of all keys together. */
  parallel: number;
  /** Pieces of work of one key at once; as many as of all when not given. */
  parallelPerKey?: number;
  /** Pieces of work that may wait: of all keys together, and of one. */
  waiting: number;
  waitingPerKey: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
};

type Waiter = { start(): void };
type Lane = { running: number; waiters: Waiter[] };

/**
 * A bounded queue that is fair between keys (an address, a customer): round robin, so whoever brings a crowd waits behind
 * the crowd, and everybody else only behind one of it.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** In the order of their next turn; a key without work has none. */
  readonly #lanes = new Map<string, Lane>();
  #running = 0;
  #waiting = 0;
  #idle: PromiseWithResolvers<void> | null = null;

  constructor(options: FairQueueOptions) {
    this.#options = { parallelPerKey: options.parallel, ...options };
  }

  /**
   * Does the work when it is its turn.
   * @throws ShopError `http.overload` (503) when too many wait already, or when it has waited too long
   */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  /** Resolves when nothing runs or waits. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    this.#idle ??= Promise.withResolvers<void>();
    return this.#idle.promise;
  }

  async #enter(key: string): Promise<void> {
    const lane = this.#lanes.get(key) ?? { running: 0, waiters: [] };
    this.#lanes.set(key, lane);
    if (this.#running < this.#options.parallel && this.#mayStart(lane)) this.#start(key, lane);
    else if (this.#waiting < this.#options.waiting && lane.waiters.length < this.#options.waitingPerKey) {
      await this.#wait(key, lane);
    } else {
      this.#tidy(key, lane);
      throw refuse('http.overload');
    }
  }

  #wait(key: string, lane: Lane): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        lane.waiters.splice(lane.waiters.indexOf(waiter), 1);
        this.#waiting -= 1;
        this.#tidy(key, lane);
        reject(refuse('http.overload'));
      }, this.#options.waitMs);
      const waiter: Waiter = {
        start: () => {
          clearTimeout(late);
          this.#waiting -= 1;
          resolve();
        },
      };
      lane.waiters.push(waiter);
      this.#waiting += 1;
    });
  }

  #leave(key: string): void {
    this.#running -= 1;
    const lane = this.#lanes.get(key);
    if (lane) {
      lane.running -= 1;
      this.#tidy(key, lane);
    }
    this.#startNext();
    if (this.#running > 0) return;
    this.#idle?.resolve();
    this.#idle = null;
  }

  /** The first key in line that waits and has room. */
  #startNext(): void {
    for (const [key, lane] of this.#lanes) {
      if (!this.#mayStart(lane)) continue;
      const waiter = lane.waiters.shift();
      if (!waiter) continue;
      this.#start(key, lane);
      waiter.start();
      return;
    }
  }

  /** Takes a place; the next turn of this key comes after everybody else's. */
  #start(key: string, lane: Lane): void {
    this.#running += 1;
    lane.running += 1;
    this.#lanes.delete(key);
    this.#lanes.set(key, lane);
  }

  #mayStart(lane: Lane): boolean {
    return lane.running < this.#options.parallelPerKey;
  }

  #tidy(key: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiters.length === 0) this.#lanes.delete(key);
  }
}
