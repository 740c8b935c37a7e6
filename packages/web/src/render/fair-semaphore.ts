import { RenderRefused } from './errors.ts';
import { createTokenBuckets, type TokenBucket, type TokenBucketLimits } from './token-buckets.ts';

/** Who waits: whose network it counts against (`null`: work nobody waits for), and when they have left. */
export type Requester = { network?: string | null; signal?: AbortSignal | undefined };

export type Release = (took?: number) => void;

export type FairSemaphore = {
  /**
   * Waits for a turn; the caller gives it back by calling what it gets. It is charged the time until then, or what the
   * caller says it took, in milliseconds.
   *
   * @throws RenderRefused `busy` when too many wait or the wait is too long, `gone` when the signal aborts first, `retired` when
   *   everybody was sent away meanwhile
   */
  acquire(requester?: Requester): Promise<Release>;
  /** Sends away who waits (`retired`): there is somewhere else to go. Who has a turn keeps it. */
  sendAway(): void;
  readonly used: number;
  readonly waiting: number;
};

export type FairSemaphoreOptions = TokenBucketLimits & {
  /** Turns at a time, and of one network. */
  size: number;
  perNetwork: number;
  /** Of what nobody waits for. */
  background: number;
  /**
   * Whether networks without tokens may use what nobody else does: one at a time, while nothing else is under way, and with
   * pauses three times as long as the work was, so that somebody else who comes shares with one of them at most.
   */
  givesSpare: boolean;
  /** How many may wait, of one network and together. */
  linePerNetwork: number;
  queue: number;
  /** How long in milliseconds: for others, and for one's own network, which has had its share. */
  waitWithin: number;
  waitForOwnWithin: number;
  /** Somebody waited because their network has had its share, or was refused. Nobody waits for work in the background. */
  onLimited?: (what: 'late' | 'refused') => void;
};

/** Whoever waits for less waits for nothing a reader would notice. */
const LATE_MS = 50;

/** A pause is so many times as long as the work was; longer work was only so long because it waited for somebody else. */
const PAUSES = 3;
const LONGEST_WORK_MS = 100;

type Waiting = { bucket: TokenBucket; begin(): void; refuse(): void; sendAway(): void };

/**
 * Lets a limited number in at a time. Networks take turns: each has a few at a time, and over a while not more work than
 * its token bucket gives. Whoever is over that waits, late but not for long.
 */
export function createFairSemaphore(options: FairSemaphoreOptions): FairSemaphore {
  const {
    size,
    perNetwork,
    background,
    givesSpare,
    linePerNetwork,
    queue,
    waitWithin,
    waitForOwnWithin,
    onLimited = () => {},
  } = options;
  const buckets = createTokenBuckets(options);
  const lines = new Map<TokenBucket, Waiting[]>();
  let used = 0;
  let waiting = 0;
  let restUntil = 0;
  let wake: NodeJS.Timeout | undefined;

  const isFull = ({ network, running }: TokenBucket): boolean =>
    running >= (network === null ? background : perNetwork);
  const isSpare = (): boolean => givesSpare && used === 0 && performance.now() >= restUntil;
  const mayRun = (bucket: TokenBucket): boolean =>
    used < size && !isFull(bucket) && (buckets.hasToken(bucket) || isSpare());

  const start = (bucket: TokenBucket): Release => {
    const hadToken = buckets.hasToken(bucket);
    const paid = buckets.begin(bucket);
    const begunAt = performance.now();
    used += 1;
    let isIn = true;
    return (took = performance.now() - begunAt) => {
      if (!isIn) return;
      isIn = false;
      used -= 1;
      buckets.end(bucket, { took, paid });
      if (!hadToken) restUntil = performance.now() + PAUSES * Math.min(took, LONGEST_WORK_MS);
      next();
    };
  };

  const remove = (one: Waiting): void => {
    const line = lines.get(one.bucket) ?? [];
    const at = line.indexOf(one);
    if (at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    one.bucket.waiting -= 1;
    if (line.length === 0) lines.delete(one.bucket);
  };

  /** One of each network, as long as there is room; who had a turn is the last to have another one. */
  const next = (): void => {
    for (let bucket = firstReady(); bucket; bucket = firstReady()) {
      const line = lines.get(bucket) ?? [];
      const [first] = line;
      if (!first) return;
      remove(first);
      if (line.length > 0) {
        lines.delete(bucket);
        lines.set(bucket, line);
      }
      first.begin();
    }
    clearTimeout(wake);
    if (lines.size === 0) return;
    // Everybody who leaves calls the next one; only a bucket that fills, and the end of a pause, do not.
    const untilSpare = givesSpare && used === 0 ? Math.max(1, restUntil - performance.now()) : Number.POSITIVE_INFINITY;
    const until = Math.min(untilSpare, buckets.untilToken([...lines.keys()]));
    if (Number.isFinite(until)) wake = setTimeout(next, until).unref();
  };
  const firstReady = (): TokenBucket | undefined => [...lines.keys()].find(mayRun);

  /** Makes room among those who wait: in the longest line, from its end. */
  const makeRoom = (bucket: TokenBucket): boolean => {
    const own = lines.get(bucket)?.length ?? 0;
    if (own >= linePerNetwork) return false;
    if (waiting < queue) return true;
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.refuse();
    return true;
  };

  return {
    get used() {
      return used;
    },
    get waiting() {
      return waiting;
    },
    sendAway() {
      for (const one of [...lines.values()].flat()) one.sendAway();
    },
    async acquire({ network = null, signal } = {}) {
      if (signal?.aborted) throw new RenderRefused('gone');
      const bucket = buckets.of(network);
      if (!lines.has(bucket) && mayRun(bucket)) return start(bucket);
      const isOver = isFull(bucket) || !buckets.hasToken(bucket);
      if (!makeRoom(bucket)) {
        onLimited('refused');
        throw new RenderRefused('busy');
      }
      const askedAt = performance.now();
      return new Promise((resolve, reject) => {
        const end = (reason: 'busy' | 'gone' | 'retired'): void => {
          settle();
          if (reason === 'busy') onLimited('refused');
          reject(new RenderRefused(reason));
        };
        const leave = (): void => end('gone');
        const settle = (): void => {
          remove(one);
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
        };
        const one: Waiting = {
          bucket,
          refuse: () => end('busy'),
          sendAway: () => end('retired'),
          begin() {
            settle();
            if (isOver && network !== null && performance.now() - askedAt > LATE_MS) onLimited('late');
            resolve(start(bucket));
          },
        };
        const timer = setTimeout(one.refuse, isOver ? waitForOwnWithin : waitWithin);
        signal?.addEventListener('abort', leave);
        lines.set(bucket, [...(lines.get(bucket) ?? []), one]);
        waiting += 1;
        bucket.waiting += 1;
        next();
      });
    },
  };
}
