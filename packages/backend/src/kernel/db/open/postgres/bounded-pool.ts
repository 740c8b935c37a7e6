import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable, databaseFailure } from '../../failures.ts';
import { SafeClient } from './safe-client.ts';

/** So many may wait at once, some kilobytes each: what a process serves in the two or three seconds one waits at most. */
export const MAX_WAITING = 1_000;
/** A restart takes a second: those who ask meanwhile wait for it instead of failing. */
const TRY_AGAIN_MS = 50;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export type PoolBounds = {
  /** Milliseconds one waits for a connection at most. */
  waitMs: number;
  /** Connections break, or cannot be made. */
  onLost: (error: unknown) => void;
  /** The first connection after that. */
  onBack: () => void;
};

/**
 * A pool in which nobody waits for ever, neither for a connection nor behind too many others, and in which no connection stays that broke.
 * @throws DatabaseUnavailable `busy` when none became free in time, or at once when too many wait; `away` when none can be made
 */
export class BoundedPool extends pg.Pool {
  readonly #bounds: PoolBounds;
  #waiting = 0;
  /** When connections could not be made any more; null while they can. */
  #awaySince: number | null = null;

  constructor(config: pg.PoolConfig, bounds: PoolBounds) {
    // The pool hands its options on, which the types do not say.
    const Client = SafeClient as unknown as NonNullable<pg.PoolConfig['Client']>;
    super({ ...config, Client, connectionTimeoutMillis: bounds.waitMs, keepAlive: true });
    this.#bounds = bounds;
    this.on('error', (error) => this.#lose(error));
  }

  /** How many wait, for a free connection or for the database to come back. */
  get waiting(): number {
    return this.#waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#waiting >= MAX_WAITING) throw new DatabaseUnavailable('busy', 'Too many wait for a connection');
    this.#waiting += 1;
    try {
      return await this.#untilConnected(performance.now() + this.#bounds.waitMs);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #untilConnected(deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await super.connect();
        this.#find();
        return dropWhenLost(client as pg.PoolClient & SafeClient);
      } catch (error) {
        const failure = whyNone(error);
        if (!failure) throw error;
        if (failure.failure === 'away') this.#lose(error);
        if (!this.#mayTryAgain(deadline)) throw failure;
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  /** In a long outage everybody is told at once. */
  #mayTryAgain(deadline: number): boolean {
    const now = performance.now();
    return !this.ending && now < deadline && now < (this.#awaySince ?? now) + this.#bounds.waitMs;
  }

  #lose(error: unknown): void {
    if (this.#awaySince !== null) return;
    this.#awaySince = performance.now();
    this.#bounds.onLost(error);
  }

  #find(): void {
    if (this.#awaySince === null) return;
    this.#awaySince = null;
    this.#bounds.onBack();
  }
}

/** A wrong password or a database that is not there is no outage: null. */
function whyNone(error: unknown): DatabaseUnavailable | null {
  if (error instanceof pg.DatabaseError) {
    const failure = databaseFailure(error);
    return failure && new DatabaseUnavailable(failure, 'PostgreSQL takes no connection', { cause: error });
  }
  const isQueue = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
  if (isQueue) return new DatabaseUnavailable('busy', 'No connection became free in time', { cause: error });
  return new DatabaseUnavailable('away', 'PostgreSQL does not answer', { cause: error });
}

/** Given back, a connection that must not be used again goes. */
function dropWhenLost(client: pg.PoolClient & SafeClient): pg.PoolClient {
  const { release } = client;
  client.release = (error) => release(error ?? (client.isLost || undefined));
  return client;
}
