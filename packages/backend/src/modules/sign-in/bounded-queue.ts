/** Runs at most `parallel` pieces of work at once; the others wait, and beyond `waiting` they are turned away. */
export class BoundedQueue {
  readonly #waiters: (() => void)[] = [];
  readonly #parallel: number;
  readonly #waiting: number;
  #running = 0;

  constructor(parallel: number, waiting: number) {
    this.#parallel = parallel;
    this.#waiting = waiting;
  }

  /** @returns null when too many are waiting already */
  run<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#running >= this.#parallel && this.#waiters.length >= this.#waiting) return null;
    return this.#start(work);
  }

  async #start<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#parallel) await new Promise<void>((resolve) => this.#waiters.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on; it is freed only when nobody waits for it.
      const next = this.#waiters.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
