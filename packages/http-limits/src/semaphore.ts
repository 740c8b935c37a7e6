import { type RefusalReason, refusalOf } from './refusal.ts';

/** Gives a permit back; only the first call counts. */
export type Release = () => void;

export type SemaphoreOptions = {
  permits: number;
  /** How many may wait for a permit. */
  waiting: number;
  /** How long each of them waits, in milliseconds. */
  within: number;
  /** The refusal of those who get none. */
  reason: RefusalReason;
};

type Waiter = { take: (release: Release) => void; timer: NodeJS.Timeout };

/** Lets so many in at once; others wait in their order, so many and for so long, and are refused then. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue = new Set<Waiter>();
  #taken = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** @throws HttpRefusal when nobody gave a permit back in time, or too many wait already */
  acquire(): Promise<Release> {
    const { permits, waiting, within, reason } = this.#options;
    if (this.#taken < permits) {
      this.#taken += 1;
      return Promise.resolve(this.#permit());
    }
    if (this.#queue.size >= waiting) return Promise.reject(refusalOf(reason));
    return new Promise((take, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(waiter);
        reject(refusalOf(reason));
      }, within);
      const waiter: Waiter = { take, timer };
      this.#queue.add(waiter);
    });
  }

  #permit(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = this.#queue;
      if (!next) {
        this.#taken -= 1;
        return;
      }
      this.#queue.delete(next);
      clearTimeout(next.timer);
      next.take(this.#permit());
    };
  }
}

/** A semaphore for each key, as long as somebody is in it. */
export class SemaphorePerKey {
  readonly #options: SemaphoreOptions;
  readonly #semaphores = new Map<string, Semaphore>();
  #total = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** Permits held under all keys together. */
  get taken(): number {
    return this.#total;
  }

  /** How many keys are known just now. */
  get keys(): number {
    return this.#semaphores.size;
  }

  /** @throws HttpRefusal as `Semaphore.acquire` */
  async acquire(key: string): Promise<Release> {
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(this.#options);
    this.#semaphores.set(key, semaphore);
    const release = await semaphore.acquire();
    this.#total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#total -= 1;
      release();
      if (semaphore.taken === 0) this.#semaphores.delete(key);
    };
  }
}
