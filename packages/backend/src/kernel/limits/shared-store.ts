import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** Calls in the window that is running, and milliseconds until it is over. */
type Count = { current: number; ttl: number };

/** A promise of what a store of the plugin counts. */
export function countIn(store: FastifyRateLimitStore, key: string, windowMs: number, max: number): Promise<Count> {
  return new Promise((resolve, reject) => {
    const settle = (error: Error | null, count?: Count) => (count ? resolve({ ...count }) : reject(error));
    store.incr(key, settle, windowMs, max);
  });
}

export type SharedStoreParts = {
  breaker: CircuitBreaker;
  /** Counts for all processes together, and may fail. */
  shared: FastifyRateLimitStore;
  /** Counts what this process sees. */
  own: FastifyRateLimitStore;
};

/**
 * A store of @fastify/rate-limit that counts for all processes, and for this one alone while that does not work. This process counts along
 * all the time: what it has already seen of a window is not forgotten when Redis goes away.
 */
export class SharedStore implements FastifyRateLimitStore {
  readonly #parts: SharedStoreParts;

  constructor(parts: SharedStoreParts) {
    this.#parts = parts;
  }

  incr(...[key, callback, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
    this.#count(key, windowMs, max).then((count) => callback(null, count), callback);
  }

  child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedStore {
    const { breaker, shared, own } = this.#parts;
    return new SharedStore({ breaker, shared: shared.child(options), own: own.child(options) });
  }

  async #count(key: string, windowMs: number, max: number): Promise<Count> {
    const { breaker, shared, own } = this.#parts;
    const seenHere = await countIn(own, key, windowMs, max);
    return (await breaker.attempt(() => countIn(shared, key, windowMs, max))) ?? seenHere;
  }
}
