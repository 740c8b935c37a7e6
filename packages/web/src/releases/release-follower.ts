import type { Registry } from '@jishi/release';
import { createRefusals, type Refusal, type Refusals } from './refusals.ts';

export type FollowerOptions<Live> = {
  registry: Pick<Registry, 'serials'>;
  channel: string;
  retryAfter: number;
  /** The serial that was live last, in this process or before it: nothing older is started. */
  floor: () => number;
  /** Serials far above that the live release says are none. */
  skips: () => readonly number[];
  /** Makes a release ready: checked, worker started. Throws saying why it cannot be. The signal ends it early. */
  prepare: (serial: number, signal: AbortSignal) => Promise<Live>;
  /** Makes a ready release the live one. */
  activate: (live: Live, serial: number) => void;
  /** A release that was made ready for nothing. */
  discard: (live: Live) => void;
  onRefused: (refusal: Refusal) => void;
};

export type ReleaseFollower = {
  /** Polls the channel; resolves when everything new there is live or refused. */
  poll(): Promise<void>;
  readonly serial: number | null;
  /** The newest serial it has looked at. */
  readonly seen: number | null;
  /** Releases that were refused, newest first: those above the live one, or of a channel that was put back. */
  refusals(): Refusal[];
  stop(): void;
};

/** Follows a channel: the highest serial that can be made ready is live, and serials only rise. */
export function createFollower<Live>(options: FollowerOptions<Live>): ReleaseFollower {
  return new Follower(options);
}

class Follower<Live> implements ReleaseFollower {
  readonly #options: FollowerOptions<Live>;
  readonly #refusals: Refusals;
  #serial: number | null = null;
  #seen: number | null = null;
  #running: Promise<void> | null = null;
  #preparing: { serial: number; abort: AbortController } | null = null;
  #isStopped = false;
  #isPutBack = false;

  constructor(options: FollowerOptions<Live>) {
    this.#options = options;
    this.#refusals = createRefusals(options.retryAfter);
  }

  get serial(): number | null {
    return this.#serial;
  }

  get seen(): number | null {
    return this.#seen;
  }

  refusals(): Refusal[] {
    return this.#refusals.all(this.#isPutBack ? 0 : (this.#serial ?? 0));
  }

  async poll(): Promise<void> {
    // Again after each run: a release may have come just after the run had looked for the last time.
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) {
      if (this.#isStopped) return;
      // A newer release wins over one that is still being made ready.
      if (this.#preparing && next > this.#preparing.serial) this.#preparing.abort.abort();
      this.#running ??= this.#run().finally(() => {
        this.#running = null;
      });
      await this.#running;
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#preparing?.abort.abort();
  }

  /** The highest serial that may become live and was not refused a moment ago. */
  async #next(): Promise<number | undefined> {
    const floor = this.#options.floor();
    const serials = await this.#serialsFrom(floor);
    this.#refusals.retainOnly(serials);
    const newest = serials.at(-1) ?? 0;
    this.#seen = newest || null;
    // Releases were taken away. The newest of the others is tried, so that it is said why it is refused.
    this.#isPutBack = newest > 0 && newest < floor;
    if (this.#isPutBack) return this.#refusals.isDue(newest) ? newest : undefined;
    const lowest = Math.max(floor, (this.#serial ?? 0) + 1);
    return serials.reverse().find((serial) => serial >= lowest && this.#refusals.isDue(serial));
  }

  /** From the one that was live last; older ones matter only when that one is gone. */
  async #serialsFrom(floor: number): Promise<number[]> {
    const { registry, channel } = this.#options;
    const skips = this.#options.skips();
    const recent = (await registry.serials(channel, Math.max(0, floor - 1))).filter((one) => !skips.includes(one));
    return recent.length > 0 ? recent : registry.serials(channel);
  }

  async #run(): Promise<void> {
    for (;;) {
      const serial = this.#isStopped ? undefined : await this.#next();
      if (serial === undefined) return;
      await this.#try(serial);
    }
  }

  async #try(serial: number): Promise<void> {
    const abort = new AbortController();
    this.#preparing = { serial, abort };
    try {
      const live = await this.#options.prepare(serial, abort.signal);
      if (abort.signal.aborted) return this.#options.discard(live);
      this.#options.activate(live, serial);
      this.#serial = serial;
      this.#refusals.forgetUpTo(serial);
    } catch (error) {
      if (abort.signal.aborted) return;
      const refusal = this.#refusals.add(serial, error);
      if (refusal) this.#options.onRefused(refusal);
    } finally {
      this.#preparing = null;
    }
  }
}
