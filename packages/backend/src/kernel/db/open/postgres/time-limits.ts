/** How long a process that answers requests waits for its database. Milliseconds. */
export type TimeLimits = {
  /** For a connection. */
  waitMs: number;
  /** For a statement, at the database: it stops what nobody waits for any more. */
  statementMs: number;
  /** For the answer to a statement: longer than the one above, so that only a database that hangs cuts the connection. */
  unansweredMs: number;
  /** A process that hangs or is cut off within a transaction holds its locks for so long. */
  idleInTransactionMs: number;
};

/**
 * A shopper waits for the whole page while one waits for a connection, and may try again at once: three seconds, longer than a restart of
 * PostgreSQL and than a sale takes to serve those who came in one moment. The slowest statements of a
 * shop, counts for lists of a large one, take some tenths of a second: fifty times that, and a quarter of what web waits for the api.
 * Locks are waited for within the limit of the statement. Between the statements of a transaction nothing is waited for but this process.
 */
export const SERVING: TimeLimits = {
  waitMs: 3_000,
  statementMs: 15_000,
  unansweredMs: 18_000,
  idleInTransactionMs: 30_000,
};

/**
 * What every connection sets at first. Compiling what counts the products of a large shop takes longer than counting them. A table is read from
 * its beginning, not from where another reading is: the first so many rows are the same each time. As statements, because a pooler in between
 * refuses unknown settings of a connection.
 */
export function sessionSettings(limits: TimeLimits | null): string {
  const settings = ['jit = off', 'synchronize_seqscans = off'];
  if (limits) {
    settings.push(
      `statement_timeout = ${limits.statementMs}`,
      `idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
    );
  }
  return settings.map((one) => `set ${one}`).join('; ');
}
