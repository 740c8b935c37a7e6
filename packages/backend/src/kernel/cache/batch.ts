type Wanted<Value> = PromiseWithResolvers<Value | undefined>;

/** So many are loaded in one go. */
const MAX_AT_ONCE = 200;
/** A load that takes longer holds up nobody who may not wait. */
const LATE_MS = 20;

type BatchOptions = {
  /**
   * For what every request asks: loads begin so many milliseconds apart, the first one after a pause at once, and one that hangs is not
   * waited for. Without it, what is asked for during a load waits for its end.
   */
  everyMs?: number;
};

/** Loads in one go what is asked for at the same time. A load that has begun serves nobody who asks later. */
export class Batch<Key, Value> {
  readonly #loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #everyMs: number | null;
  readonly #wanted = new Map<Key, Wanted<Value>>();
  #isGathering = false;
  #timer: NodeJS.Timeout | null = null;
  #loads = 0;
  #began = Number.NEGATIVE_INFINITY;

  constructor(loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>, { everyMs }: BatchOptions = {}) {
    this.#loadAll = loadAll;
    this.#everyMs = everyMs ?? null;
  }

  /** Undefined where the load gave nothing for the key. */
  load(key: Key): Promise<Value | undefined> {
    const known = this.#wanted.get(key);
    if (known) return known.promise;
    const wanted = Promise.withResolvers<Value | undefined>();
    this.#wanted.set(key, wanted);
    this.#gather();
    return wanted.promise;
  }

  /** Milliseconds until the next load may begin; infinite: when one has ended. */
  get #pause(): number {
    if (this.#everyMs === null) return this.#loads === 0 ? 0 : Number.POSITIVE_INFINITY;
    return this.#began + (this.#loads === 0 ? this.#everyMs : LATE_MS) - performance.now();
  }

  #gather(): void {
    if (this.#isGathering || this.#wanted.size === 0) return;
    const pause = this.#pause;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (pause <= 0) {
      this.#isGathering = true;
      setImmediate(() => void this.#loadSome());
    } else if (pause < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.#gather(), pause);
  }

  async #loadSome(): Promise<void> {
    const batch = [...this.#wanted].slice(0, MAX_AT_ONCE);
    for (const [key] of batch) this.#wanted.delete(key);
    this.#isGathering = false;
    this.#loads += 1;
    this.#began = performance.now();
    this.#gather();
    try {
      const loaded = await this.#loadAll(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(loaded.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
    this.#loads -= 1;
    this.#gather();
  }
}
