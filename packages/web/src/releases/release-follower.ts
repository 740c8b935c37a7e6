import type { Registry } from '@jishi/release';
import { createRefusals, type Refusal, type Refusals } from './refusals.ts';

export type FollowerOptions<Live> = {
  registry: Pick<Registry, 'serials'>;
  channel: string;
  retryAfter: number;
  /** Makes a release ready: checked, worker started. Throws saying why it cannot be. The signal ends it early. */
  prepare: (serial: number, signal: AbortSignal) => Promise<Live>;
  /** Makes a ready release the live one. */
  activate: (live: Live, serial: number) => void;
  /** A release that was made ready for nothing. */
  discard: (live: Live) => void;
  onRefused: (refusal: Refusal) => void;
};

export type ReleaseFollower = {
  /** Looks at the channel; resolves when everything new there is live or refused. */
  look(): Promise<void>;
  readonly serial: number | null;
  /** The newest release that is newer than the live one and was refused. */
  refused(): Refusal | null;
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
  #running: Promise<void> | null = null;
  #preparing: { serial: number; abort: AbortController } | null = null;
  #isStopped = false;

  constructor(options: FollowerOptions<Live>) {
    this.#options = options;
    this.#refusals = createRefusals(options.retryAfter);
  }

  get serial(): number | null {
    return this.#serial;
  }

  refused(): Refusal | null {
    return this.#refusals.newest(this.#serial ?? 0);
  }

  async look(): Promise<void> {
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

  /** The highest serial above the live one that was not refused a moment ago. */
  async #next(): Promise<number | undefined> {
    const serials = await this.#options.registry.serials(this.#options.channel);
    return serials.reverse().find((serial) => serial > (this.#serial ?? 0) && this.#refusals.mayTry(serial));
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
      const refusal = this.#refusals.add(serial, error instanceof Error ? error.message : String(error));
      if (refusal) this.#options.onRefused(refusal);
    } finally {
      this.#preparing = null;
    }
  }
}
