import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import type { Repeatable } from '../../prepared-once.ts';
import { tracedQuery } from '../../trace-query.ts';
import type { TransactionGuard } from '../../transaction-guard.ts';
import { EmbeddedStatements } from './embedded-statements.ts';

type Query = (text: string, params?: unknown[], options?: QueryOptions & Repeatable) => Promise<unknown>;

/** What a transaction of the embedded engine offers to Drizzle. */
export type FairTransaction = { query: Query };

/** Input and output have a turn after this long, at the end of a statement. */
const TURN_MS = 2;

/**
 * Serialises the calls to PGlite and lets input and output have a turn now and then. PGlite works in microtasks: without this a burst of
 * statements starves the HTTP server (p99 of a GET 324 ms instead of 45 ms).
 */
export class FairClient {
  #tail: Promise<unknown> = Promise.resolve();
  #turnBegan = 0;
  readonly #pg: PGlite;
  readonly #statements: EmbeddedStatements;
  readonly #guard: TransactionGuard;

  constructor(pg: PGlite, guard: TransactionGuard, onBroken: (error: Error) => void) {
    this.#pg = pg;
    this.#statements = new EmbeddedStatements(pg, onBroken);
    this.#guard = guard;
  }

  query: Query = (text, params = [], options = {}) => {
    this.#guard.check();
    const run = () => this.#statements.run(text, params, options, options.isRepeated === true);
    return tracedQuery('pglite', text, () => this.#queued(run));
  };

  transaction<T>(callback: (tx: FairTransaction) => Promise<T>): Promise<T> {
    this.#guard.check();
    return this.#queued(() => this.#transaction(callback));
  }

  /** Hears a channel of this one process. The result ends it. */
  async listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#queued(() => this.#pg.listen(channel, hear));
    return () => this.#queued(() => stop());
  }

  /** Whether statements may write, from the next transaction on. */
  allowWriting(mayWrite: boolean): Promise<unknown> {
    return this.query(`set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`);
  }

  /** Ends after everything that was asked before. */
  close(): Promise<void> {
    return this.#queued(async () => {
      // One that broke would hang; what it committed is on the disk.
      if (!this.#statements.isBroken) await this.#pg.close();
    });
  }

  async #transaction<T>(callback: (tx: FairTransaction) => Promise<T>): Promise<T> {
    let tail: Promise<unknown> = Promise.resolve();
    let isOver = false;
    const queued = <R>(work: () => Promise<R>): Promise<R> => {
      const result = tail.then(work);
      tail = result.then(this.#turn, this.#turn);
      return result;
    };
    const query: Query = (text, params = [], options = {}) => {
      if (isOver) throw new Error('The transaction is over.');
      return tracedQuery('pglite', text, () => queued(() => this.#statements.run(text, params, options, true)));
    };
    await this.#statements.begin();
    try {
      const result = await callback({ query });
      isOver = true;
      await queued(() => this.#statements.commit());
      return result;
    } catch (error) {
      if (!isOver) await queued(() => this.#statements.rollback());
      throw error;
    } finally {
      isOver = true;
    }
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.then(this.#turn, this.#turn);
    return result;
  }

  #turn = async (): Promise<void> => {
    if (performance.now() - this.#turnBegan < TURN_MS) return;
    await nextTurn();
    this.#turnBegan = performance.now();
  };
}
