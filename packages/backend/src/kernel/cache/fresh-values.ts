import type { News } from '../news/news.ts';
import { CATALOGUE_TOPICS, type Subject } from '../news/subjects.ts';
import { type Kept, KeptValues } from './kept-values.ts';

/** How long a value is used. Times are seconds. */
export type Freshness = {
  /** It is used as it is for so long: the limit for what no news tell, such as counts and times. */
  maxAge: number;
  /** It may be used so much longer while a new one is made. */
  staleFor?: number;
};

/** Where a value came from, for counting. */
export type Source = 'hit' | 'stale' | 'made' | 'joined' | 'rescued';

/** What making a value gives. */
export type Made<Value> = {
  value: Value;
  /** Memory it takes, roughly. */
  bytes: number;
  /** What it shows: news of any of these outdate it at once. */
  subjects: readonly Subject[];
  /** Kept values it was put together from: it shows nothing newer than they do. */
  of?: readonly Kept<unknown>[];
  /** Milliseconds: the moment from which it shows something old. Without it, the first of what it was put together from. */
  until?: number | undefined;
};

/** While the database is away a kept value is better than none for so many seconds, as long as web keeps its pages for. */
const STALE_IN_OUTAGE = 300;
/** A value that is only old is given when a new one takes longer than this, in milliseconds: the database may hang. */
const GIVE_WITHIN_MS = 1_000;

/** Under a stream of news a value is renewed this often, in milliseconds; so old may what it shows be at most. */
const RENEW_EVERY_MS = 300;

/** Limits of what may not be used at all. */
const never = { fresh: Number.NEGATIVE_INFINITY, usable: Number.NEGATIVE_INFINITY };

type Rescue<Value> = {
  kept: Kept<Value>;
  made: Promise<Kept<Value>>;
  /** Seconds. */
  age: number;
  freshness: Freshness;
  onError: (error: unknown) => void;
};

type Pending<Value> = { work: Promise<Kept<Value>>; heard: Set<Subject>; hasGap: boolean };

export type FreshOptions = {
  /** Milliseconds. */
  now: () => number;
  news: Pick<News, 'isConnected' | 'on' | 'onGap'>;
  /** Bytes of all values together. */
  limit: number;
  /** Seconds a value that news could outdate is used while none arrive. */
  maxAgeWithoutNews: number;
  count?: (source: Source) => void;
  /** Hears of failures that an old value made up for, but not of outages. */
  onError?: (error: unknown) => void;
  /** Whether something failed because nothing can be asked for now. */
  isOutage?: (error: unknown) => boolean;
};

/** Values that are kept until they are old or news outdate them, each made once however many ask for it. */
export class FreshValues<Value> {
  readonly #kept: KeptValues<Value>;
  readonly #pending = new Map<string, Pending<Value>>();
  readonly #options: FreshOptions;

  constructor(options: FreshOptions) {
    this.#options = options;
    this.#kept = new KeptValues(options.limit);
    for (const topic of CATALOGUE_TOPICS) options.news.on(topic, ({ subject }) => this.#outdate(subject));
    options.news.onGap(() => this.#outdateAll());
  }

  /** Bytes the kept values take, roughly. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The kept value, however old it is. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Forgets everything. */
  clear(): void {
    this.#outdateAll();
    this.#kept.clear();
  }

  /** The kept value while it may be used, else a new one. */
  async find(
    key: string,
    freshness: Freshness,
    make: () => Promise<Made<Value>>,
    onError = this.#options.onError ?? (() => {}),
  ): Promise<Kept<Value>> {
    const { now, count = () => {} } = this.#options;
    const kept = this.#kept.get(key);
    const age = kept ? (now() - kept.madeAt) / 1000 : Number.POSITIVE_INFINITY;
    const limits = this.#limits(kept, freshness);
    if (kept && age <= limits.fresh) {
      count('hit');
      return kept;
    }
    const source = this.#pending.has(key) ? 'joined' : 'made';
    const made = this.#make(key, make, kept?.isOutdated ?? false);
    if (kept && age <= limits.usable) {
      count('stale');
      made.catch((error) => this.#tell(error, onError));
      return kept;
    }
    count(source);
    return kept ? this.#rescued({ kept, made, age, freshness, onError }) : made;
  }

  /** Better an old value than none. One that news outdated is given in need only, not for being quick. */
  #rescued({ kept, made, age, freshness, onError }: Rescue<Value>): Promise<Kept<Value>> {
    const { count = () => {}, isOutage = () => false } = this.#options;
    const usable = freshness.maxAge + (freshness.staleFor ?? 0);
    const rescued = () => {
      count('rescued');
      return kept;
    };
    const given = made.catch((error) => {
      if (age > (isOutage(error) ? Math.max(usable, STALE_IN_OUTAGE) : usable)) throw error;
      this.#tell(error, onError);
      return rescued();
    });
    return kept.isOutdated || this.#hasTurned(kept) || age > usable ? given : inTime(given, rescued);
  }

  /** An outage is told once by the database, not by everything that waits for it. */
  #tell(error: unknown, onError: (error: unknown) => void): void {
    if (!this.#options.isOutage?.(error)) onError(error);
  }

  /** Up to which age, in seconds, a kept value is used as it is, and used while a new one is made. */
  #limits(kept: Kept<Value> | undefined, { maxAge, staleFor = 0 }: Freshness) {
    if (kept && this.#hasTurned(kept)) return never;
    if (kept?.isOutdated) {
      const limit = kept.isRenewed ? RENEW_EVERY_MS / 1000 : Number.NEGATIVE_INFINITY;
      return { fresh: limit, usable: limit };
    }
    if (kept?.subjects.length === 0 || this.#options.news.isConnected)
      return { fresh: maxAge, usable: maxAge + staleFor };
    const limit = Math.min(maxAge, this.#options.maxAgeWithoutNews);
    return { fresh: limit, usable: limit };
  }

  /** Whether the moment has come from which it shows something old. */
  #hasTurned({ until }: Kept<Value>): boolean {
    return this.#options.now() >= until;
  }

  #make(key: string, make: () => Promise<Made<Value>>, isRenewed: boolean): Promise<Kept<Value>> {
    const known = this.#pending.get(key);
    if (known) return known.work;
    const begun = this.#options.now();
    const work = async (): Promise<Kept<Value>> => {
      try {
        const { of = [], until = Math.min(...of.map((part) => part.until)), ...made } = await make();
        const old = of.filter((part) => part.isOutdated);
        const isHeard = pending.hasGap || made.subjects.some((subject) => pending.heard.has(subject));
        const kept = {
          ...made,
          until,
          madeAt: Math.min(begun, ...old.map(({ madeAt }) => madeAt)),
          isOutdated: isHeard || old.length > 0,
          isRenewed: isRenewed || old.length > 0,
        };
        this.#kept.put(key, kept);
        return kept;
      } finally {
        this.#pending.delete(key);
      }
    };
    const pending: Pending<Value> = { work: Promise.resolve().then(work), heard: new Set(), hasGap: false };
    this.#pending.set(key, pending);
    return pending.work;
  }

  /** A value that is just being made may have read what is now old. */
  #outdate(subject: Subject): void {
    this.#kept.outdate(subject);
    for (const { heard } of this.#pending.values()) heard.add(subject);
  }

  #outdateAll(): void {
    this.#kept.outdateAll();
    for (const pending of this.#pending.values()) pending.hasGap = true;
  }
}

/** What is given in time, or something else. */
function inTime<T>(given: Promise<T>, otherwise: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise()), GIVE_WITHIN_MS);
    given.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
