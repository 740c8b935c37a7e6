import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { tracedQuery } from '../trace-query.ts';
import type { TransactionGuard } from '../transaction-guard.ts';

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<unknown>;

/** What a transaction of the embedded engine offers to Drizzle. */
export type FairTransaction = { query: Query };

/**
 * Serialises the calls to PGlite and lets input and output have a turn after each one. PGlite works in microtasks: without this a burst of
 * statements starves the HTTP server (p99 of a GET 324 ms instead of 45 ms).
 */
export class FairClient {
  #tail: Promise<unknown> = Promise.resolve();
  readonly #pg: PGlite;
  readonly #guard: TransactionGuard;

  constructor(pg: PGlite, guard: TransactionGuard) {
    this.#pg = pg;
    this.#guard = guard;
  }

  query: Query = (text, params, options) => {
    this.#guard.check();
    return tracedQuery('pglite', text, () => this.#queued(() => this.#pg.query(text, params, options)));
  };

  transaction<T>(callback: (tx: FairTransaction) => Promise<T>): Promise<T> {
    this.#guard.check();
    return this.#queued(() => this.#pg.transaction((tx) => callback(fairTransaction(tx))));
  }

  /** Hears a channel of this one process. The result ends it. */
  async listen(channel: string, hear: (text: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#queued(() => this.#pg.listen(channel, hear));
    return () => this.#queued(() => stop());
  }

  /** Ends after everything that was asked before. */
  close(): Promise<void> {
    return this.#queued(() => this.#pg.close());
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    const settled = () => nextTurn();
    this.#tail = result.then(settled, settled);
    return result;
  }
}

function fairTransaction(tx: Transaction): FairTransaction {
  return {
    query: async (text, params, options) => {
      const result = await tracedQuery('pglite', text, () => tx.query(text, params, options));
      await nextTurn();
      return result;
    },
  };
}
