/// <reference path="./rate-limit-stores.d.ts" />
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { CircuitBreaker } from './circuit-breaker.ts';
import { countIn, SharedStore } from './shared-store.ts';

const NAME_SPACE = 'jishi:limit:';
const TRIAL = { key: 'trial', windowMs: 1000, max: 1 };

/** Limits of requests that are counted for all processes together. */
export type SharedLimits = {
  /** For @fastify/rate-limit. */
  store: FastifyRateLimitStoreCtor;
  breaker: CircuitBreaker;
};

/** Counts in Redis, and in this process while Redis does not answer; the log says when that changes. */
export function shareLimits(redis: Redis, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): SharedLimits {
  const shared = new RedisStore(false, false, redis, NAME_SPACE);
  const breaker = new CircuitBreaker({
    // Counting itself: a server that answers PING may still refuse to write.
    probe: () => countIn(shared, TRIAL.key, TRIAL.windowMs, TRIAL.max),
    onOpen: (err) => log.warn({ err }, 'Redis does not count: this process limits requests for itself'),
    onClose: () => log.info('Redis counts again: limits are shared by all processes'),
  });
  const store = class extends SharedStore {
    constructor() {
      super({ breaker, shared, own: new LocalStore(false, false) });
    }
  };
  return { store, breaker };
}

declare module '../context/shop-app.ts' {
  interface ShopContext {
    /** Null: each process limits requests for itself. */
    sharedLimits: SharedLimits | null;
  }
}
