import pg from 'pg';
import { DatabaseUnavailable } from '../../failures.ts';
import type { SafeClient } from './safe-client.ts';

type Query = (...args: unknown[]) => Promise<unknown>;

/** Fail-over: the server of this connection is only a copy now, the next connection may find the one that takes orders. */
const READ_ONLY = '25006';
/** The driver's word for a statement that was not answered in time; it cuts the connection then. */
const NOT_ANSWERED = 'Query read timeout';

/**
 * Keeps apart what failed with its connection (`DatabaseUnavailable`) and what the database refused, and takes no COMMIT for done that the
 * database answered with ROLLBACK. A commit whose answer never came fails too: it may have happened, but nothing says so.
 */
export function translateFailures(client: SafeClient): void {
  const query = client.query.bind(client) as unknown as Query;
  Object.assign(client, {
    query: async (...args: unknown[]) => {
      try {
        const result = await query(...args);
        if (isRolledBack(args, result))
          throw new Error('A transaction was rolled back: one of its statements had failed.');
        return result;
      } catch (error) {
        throw failureOf(client, error);
      }
    },
  });
}

function failureOf(client: SafeClient, error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (error.code === READ_ONLY) client.isLost = true;
    return error;
  }
  const isUnanswered = error instanceof Error && error.message === NOT_ANSWERED;
  if (!client.isLost && !isUnanswered) return error;
  client.isLost = true;
  return new DatabaseUnavailable('away', 'The connection to PostgreSQL broke', { cause: error });
}

function isRolledBack([statement]: unknown[], result: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
  return text === 'commit' && (result as { command?: unknown }).command === 'ROLLBACK';
}
