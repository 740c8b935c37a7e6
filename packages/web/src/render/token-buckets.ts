/** One network's share of work: a token bucket. */
export type TokenBucket = {
  /** `null`: work nobody waits for. */
  readonly network: string | null;
  running: number;
  waiting: number;
  /** Work it may begin at once, in milliseconds. */
  tokens: number;
  /** When the tokens were counted last. */
  countedAt: number;
};

export type TokenBucketLimits = {
  /**
   * Token bucket of a network, in milliseconds of work: so much at once, and so much of each millisecond from then on. Time
   * and not pieces, so that it is the same share of a quick machine and of a slow one.
   */
  burst: number;
  share: number;
  /** What one piece of work costs at most, in milliseconds: waiting for somebody else is not work. */
  charge: number;
  /** Who is alone needs no tokens. */
  isAlone: (network: string) => boolean;
};

export type TokenBuckets = {
  /** The bucket of a network that asks now. */
  of(network: string | null): TokenBucket;
  hasToken(bucket: TokenBucket): boolean;
  /** Begins a piece of work, at the highest price or for all there is. Returns what was paid. */
  begin(bucket: TokenBucket): number;
  /** Ends one that took so long; what it did not cost is given back. */
  end(bucket: TokenBucket, work: { took: number; paid: number }): void;
  /** Milliseconds until one of these that lack tokens has some; infinite when none of them lacks any. */
  untilToken(buckets: readonly TokenBucket[]): number;
  readonly size: number;
};

/** Networks that are remembered at a time; all further ones share a bucket. */
const MAX = 10_000;
const CROWD = 'crowd';
const SWEEP_EVERY_MS = 1_000;

/** Remembers networks for as long as they work or owe tokens. */
export function createTokenBuckets(limits: TokenBucketLimits, now = (): number => performance.now()): TokenBuckets {
  const { burst, share, charge, isAlone } = limits;
  const buckets = new Map<string | null, TokenBucket>();
  let sweptAt = now();

  const count = (bucket: TokenBucket): number => {
    const at = now();
    bucket.tokens = Math.min(burst, bucket.tokens + (at - bucket.countedAt) * share);
    bucket.countedAt = at;
    return bucket.tokens;
  };
  const sweep = (): void => {
    if (now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now();
    for (const [key, bucket] of buckets)
      if (bucket.running + bucket.waiting === 0 && count(bucket) >= burst) buckets.delete(key);
  };

  return {
    get size() {
      return buckets.size;
    },
    of(asking) {
      sweep();
      const network = asking !== null && buckets.size >= MAX && !buckets.has(asking) ? CROWD : asking;
      const bucket = buckets.get(network) ?? { network, running: 0, waiting: 0, tokens: burst, countedAt: now() };
      buckets.set(network, bucket);
      return bucket;
    },
    hasToken: (bucket) => bucket.network === null || count(bucket) >= charge || isAlone(bucket.network),
    begin(bucket) {
      bucket.running += 1;
      const paid = Math.min(count(bucket), charge);
      bucket.tokens -= paid;
      return paid;
    },
    end(bucket, { took, paid }) {
      bucket.running -= 1;
      bucket.tokens = count(bucket) + Math.max(0, paid - took);
    },
    untilToken(waiting) {
      const poor = waiting.filter((bucket) => bucket.network !== null && count(bucket) < charge);
      return Math.max(1, Math.min(...poor.map(({ tokens }) => charge - tokens)) / share);
    },
  };
}
