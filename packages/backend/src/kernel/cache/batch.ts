import { setImmediate as nextTurn } from 'node:timers/promises';

type Wanted<Value> = PromiseWithResolvers<Value | undefined>;

/** So many are loaded in one go. */
const MAX_AT_ONCE = 200;

/** Loads in one go what is asked for at the same time; what is asked for during a load waits for the next one. */
export class Batch<Key, Value> {
  readonly #loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #wanted = new Map<Key, Wanted<Value>>();
  #isLoading = false;

  constructor(loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
    this.#loadAll = loadAll;
  }

  /** Undefined where the load gave nothing for the key. */
  load(key: Key): Promise<Value | undefined> {
    const known = this.#wanted.get(key);
    if (known) return known.promise;
    const wanted = Promise.withResolvers<Value | undefined>();
    this.#wanted.set(key, wanted);
    if (!this.#isLoading) void this.#loadWanted();
    return wanted.promise;
  }

  async #loadWanted(): Promise<void> {
    this.#isLoading = true;
    for (await nextTurn(); this.#wanted.size > 0; ) {
      const batch = [...this.#wanted].slice(0, MAX_AT_ONCE);
      for (const [key] of batch) this.#wanted.delete(key);
      try {
        const loaded = await this.#loadAll(batch.map(([key]) => key));
        for (const [key, { resolve }] of batch) resolve(loaded.get(key));
      } catch (error) {
        for (const [, { reject }] of batch) reject(error);
      }
    }
    this.#isLoading = false;
  }
}
