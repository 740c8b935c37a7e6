import { TaggedCache } from '@jishi/server-kit/tagged-cache';
import type { ChangeEvents } from '../change-events/change-events.ts';
import { CATALOGUE_TOPICS, type Tag } from '../change-events/tags.ts';
import type { CacheEntry } from './cache-entry.ts';

/** How long a value is used, in the words of `Cache-Control`. Times are seconds. */
export type Freshness = {
  /** It is used as it is for so long: the limit for what no change event names, such as counts and times. */
  maxAge: number;
  /** It may be used so much longer while a new one is made. */
  staleWhileRevalidate?: number;
};

/** Where a value came from, for counting. `coalesced`: from a load that another request began. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'coalesced' | 'stale-if-error';

/** What loading a value gives. */
export type Loaded<Value> = {
  value: Value;
  /** Memory it takes, roughly. */
  bytes: number;
  /** What it shows: a change event of any of these invalidates it at once. */
  tags: readonly Tag[];
  /** Entries it was put together from: it shows nothing newer than they do. */
  parts?: readonly CacheEntry<unknown>[];
  /** Milliseconds: the moment from which it shows something old. Without it, the first of what it was put together from. */
  expiresAt?: number | undefined;
};

/** While the database is away a cached value is better than none (stale-if-error) for so many seconds, as long as web caches its pages. */
const STALE_IF_OUTAGE = 300;
/** A value that is only old is served when a new one takes longer than this, in milliseconds: the database may hang. */
const SERVE_WITHIN_MS = 1_000;

/** Under a stream of change events a value is revalidated this often, in milliseconds; so old may what it shows be at most. */
const REVALIDATE_EVERY_MS = 300;

/** Limits of what may not be used at all. */
const unusable = { fresh: Number.NEGATIVE_INFINITY, usable: Number.NEGATIVE_INFINITY };

type Fallback<Value> = {
  entry: CacheEntry<Value>;
  loaded: Promise<CacheEntry<Value>>;
  /** Seconds. */
  age: number;
  freshness: Freshness;
  onError: (error: unknown) => void;
};

type Pending<Value> = { work: Promise<CacheEntry<Value>>; invalidated: Set<Tag>; allInvalidated: boolean };

export type RevalidatingCacheOptions = {
  /** Milliseconds. */
  now: () => number;
  changeEvents: Pick<ChangeEvents, 'isConnected' | 'on' | 'onResync'>;
  /** Bytes of all values together. */
  limit: number;
  /** Seconds a tagged value is used while no change events arrive. */
  maxAgeWhileDisconnected: number;
  count?: (outcome: CacheOutcome) => void;
  /** Gets the failures that an old value made up for, but not outages. */
  onError?: (error: unknown) => void;
  /** Whether something failed because nothing can be asked for now. */
  isOutage?: (error: unknown) => boolean;
};

/**
 * A cache with tags: a value is used until it is old or a change event invalidates it (stale-while-revalidate, stale-if-error), and loaded
 * once however many ask for it (request coalescing).
 */
export class RevalidatingCache<Value> {
  readonly #cache: TaggedCache<CacheEntry<Value>>;
  readonly #pending = new Map<string, Pending<Value>>();
  readonly #options: RevalidatingCacheOptions;

  constructor(options: RevalidatingCacheOptions) {
    this.#options = options;
    this.#cache = new TaggedCache({ maxBytes: options.limit, sizeOf: ({ bytes }) => bytes });
    for (const topic of CATALOGUE_TOPICS) options.changeEvents.on(topic, ({ tag }) => this.#invalidate(tag));
    options.changeEvents.onResync(() => this.#invalidateAll());
  }

  /** Bytes the values take, roughly. */
  get bytes(): number {
    return this.#cache.bytes;
  }

  /** The cached value, however old it is. */
  peek(key: string): Value | undefined {
    return this.#cache.get(key)?.value;
  }

  /** The cached value while it is fresh, so that nothing has to be loaded for it. */
  fresh(key: string, freshness: Freshness): CacheEntry<Value> | undefined {
    const entry = this.#cache.get(key);
    if (!entry || this.#ageOf(entry) > this.#limits(entry, freshness).fresh) return undefined;
    this.#options.count?.('hit');
    return entry;
  }

  /** Forgets everything, also what is being loaded. */
  clear(): void {
    this.#invalidateAll();
    this.#cache.clear();
  }

  /** The cached value while it may be used, else a new one. */
  async get(
    key: string,
    freshness: Freshness,
    load: () => Promise<Loaded<Value>>,
    onError = this.#options.onError ?? (() => {}),
  ): Promise<CacheEntry<Value>> {
    const fresh = this.fresh(key, freshness);
    if (fresh) return fresh;
    const { count = () => {} } = this.#options;
    const entry = this.#cache.get(key);
    const age = entry ? this.#ageOf(entry) : Number.POSITIVE_INFINITY;
    const limits = this.#limits(entry, freshness);
    const outcome = this.#pending.has(key) ? 'coalesced' : 'miss';
    const loaded = this.#load(key, load, entry?.isInvalidated ?? false);
    if (entry && age <= limits.usable) {
      count('stale');
      loaded.catch((error) => this.#report(error, onError));
      return entry;
    }
    count(outcome);
    return entry ? this.#staleIfError({ entry, loaded, age, freshness, onError }) : loaded;
  }

  /** Better an old value than none. An invalidated one is served in need only, not for being quick. */
  #staleIfError({ entry, loaded, age, freshness, onError }: Fallback<Value>): Promise<CacheEntry<Value>> {
    const { count = () => {}, isOutage = () => false } = this.#options;
    const usable = freshness.maxAge + (freshness.staleWhileRevalidate ?? 0);
    const staleIfError = () => {
      count('stale-if-error');
      return entry;
    };
    const served = loaded.catch((error) => {
      if (age > (isOutage(error) ? Math.max(usable, STALE_IF_OUTAGE) : usable)) throw error;
      this.#report(error, onError);
      return staleIfError();
    });
    return entry.isInvalidated || this.#hasExpired(entry) || age > usable ? served : withinTime(served, staleIfError);
  }

  /** An outage is reported once by the database, not by everything that waits for it. */
  #report(error: unknown, onError: (error: unknown) => void): void {
    if (!this.#options.isOutage?.(error)) onError(error);
  }

  /** Up to which age, in seconds, an entry is used as it is, and used while a new one is loaded. */
  #limits(entry: CacheEntry<Value> | undefined, { maxAge, staleWhileRevalidate = 0 }: Freshness) {
    if (entry && this.#hasExpired(entry)) return unusable;
    if (entry?.isInvalidated) {
      const limit = entry.isRevalidated ? REVALIDATE_EVERY_MS / 1000 : Number.NEGATIVE_INFINITY;
      return { fresh: limit, usable: limit };
    }
    if (entry?.tags.length === 0 || this.#options.changeEvents.isConnected)
      return { fresh: maxAge, usable: maxAge + staleWhileRevalidate };
    const limit = Math.min(maxAge, this.#options.maxAgeWhileDisconnected);
    return { fresh: limit, usable: limit };
  }

  /** Seconds since its load began. */
  #ageOf({ loadedAt }: CacheEntry<Value>): number {
    return (this.#options.now() - loadedAt) / 1000;
  }

  /** Whether the moment has come from which it shows something old. */
  #hasExpired({ expiresAt }: CacheEntry<Value>): boolean {
    return this.#options.now() >= expiresAt;
  }

  #load(key: string, load: () => Promise<Loaded<Value>>, isRevalidated: boolean): Promise<CacheEntry<Value>> {
    const known = this.#pending.get(key);
    if (known) return known.work;
    const begun = this.#options.now();
    const work = async (): Promise<CacheEntry<Value>> => {
      try {
        const { parts = [], expiresAt = Math.min(...parts.map((part) => part.expiresAt)), ...loaded } = await load();
        const old = parts.filter((part) => part.isInvalidated);
        const wasInvalidated = pending.allInvalidated || loaded.tags.some((tag) => pending.invalidated.has(tag));
        const entry = {
          ...loaded,
          expiresAt,
          loadedAt: Math.min(begun, ...old.map(({ loadedAt }) => loadedAt)),
          isInvalidated: wasInvalidated || old.length > 0,
          isRevalidated: isRevalidated || old.length > 0,
        };
        this.#cache.set(key, entry);
        return entry;
      } finally {
        this.#pending.delete(key);
      }
    };
    const pending: Pending<Value> = {
      work: Promise.resolve().then(work),
      invalidated: new Set(),
      allInvalidated: false,
    };
    this.#pending.set(key, pending);
    return pending.work;
  }

  /** A value that is just being loaded may have read what is now old. */
  #invalidate(tag: Tag): void {
    this.#cache.invalidate(tag);
    for (const { invalidated } of this.#pending.values()) invalidated.add(tag);
  }

  #invalidateAll(): void {
    this.#cache.invalidateAll();
    for (const pending of this.#pending.values()) pending.allInvalidated = true;
  }
}

/** What is served in time, or something else. */
function withinTime<T>(served: Promise<T>, otherwise: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise()), SERVE_WITHIN_MS);
    served.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
