import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './database.ts';

/**
 * Keeps code inside a transaction off the outer connection. On the embedded engine that would wait for ever, on PostgreSQL it would
 * silently run outside the transaction: both are mistakes, so both throw.
 */
export class TransactionGuard {
  readonly #inside = new AsyncLocalStorage<true>();

  check(): void {
    if (!this.#inside.getStore()) return;
    throw new Error(
      'The outer database connection was used inside a transaction. Pass the transaction (tx) to the function that needs it.',
    );
  }

  /** Marks everything that runs in the callback of `db.transaction` as inside. */
  watch(db: Db): Db {
    const begin = db.transaction.bind(db);
    db.transaction = (callback, config) => {
      this.check();
      return begin((tx) => this.#inside.run(true, () => callback(tx)), config);
    };
    return db;
  }
}
