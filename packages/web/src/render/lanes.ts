/** One network's share of work. */
export type Lane = {
  /** `null`: work nobody waits for. */
  readonly network: string | null;
  running: number;
  waiting: number;
  /** Work it may begin at once, in milliseconds. */
  tokens: number;
  /** When the tokens were counted last. */
  countedAt: number;
};

export type LaneLimits = {
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

export type Lanes = {
  /** The lane of a network that asks now. */
  of(network: string | null): Lane;
  hasToken(lane: Lane): boolean;
  /** Begins a piece of work, at the highest price or for all there is. Returns what was paid. */
  begin(lane: Lane): number;
  /** Ends one that took so long; what it did not cost is given back. */
  end(lane: Lane, work: { took: number; paid: number }): void;
  /** Milliseconds until one of these that lack tokens has some; infinite when none of them lacks any. */
  untilToken(lanes: readonly Lane[]): number;
  readonly size: number;
};

/** Networks that are remembered at a time; all further ones share a lane. */
const MOST = 10_000;
const CROWD = 'crowd';
const SWEEP_EVERY_MS = 1_000;

/** Remembers networks for as long as they work or owe tokens. */
export function createLanes(limits: LaneLimits, now = (): number => performance.now()): Lanes {
  const { burst, share, charge, isAlone } = limits;
  const lanes = new Map<string | null, Lane>();
  let sweptAt = now();

  const count = (lane: Lane): number => {
    const at = now();
    lane.tokens = Math.min(burst, lane.tokens + (at - lane.countedAt) * share);
    lane.countedAt = at;
    return lane.tokens;
  };
  const sweep = (): void => {
    if (now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now();
    for (const [key, lane] of lanes) if (lane.running + lane.waiting === 0 && count(lane) >= burst) lanes.delete(key);
  };

  return {
    get size() {
      return lanes.size;
    },
    of(asking) {
      sweep();
      const network = asking !== null && lanes.size >= MOST && !lanes.has(asking) ? CROWD : asking;
      const lane = lanes.get(network) ?? { network, running: 0, waiting: 0, tokens: burst, countedAt: now() };
      lanes.set(network, lane);
      return lane;
    },
    hasToken: (lane) => lane.network === null || count(lane) >= charge || isAlone(lane.network),
    begin(lane) {
      lane.running += 1;
      const paid = Math.min(count(lane), charge);
      lane.tokens -= paid;
      return paid;
    },
    end(lane, { took, paid }) {
      lane.running -= 1;
      lane.tokens = count(lane) + Math.max(0, paid - took);
    },
    untilToken(waiting) {
      const poor = waiting.filter((lane) => lane.network !== null && count(lane) < charge);
      return Math.max(1, Math.min(...poor.map(({ tokens }) => charge - tokens)) / share);
    },
  };
}
