import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Causes are followed so far: an error may name itself. */
const MAX_DEPTH = 5;
/** What of a failed statement helps to find it. `detail` and `where` would quote rows of customers. */
const KEPT = ['code', 'constraint', 'table', 'column', 'routine', 'errno', 'syscall', 'statusCode'] as const;

type Logged = { type: string; message: string; stack: string } & Record<string, unknown>;

/** An error as the log writes it: with its stack and causes, without the values of a failed query. */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = (error.stack ?? '').replace(error.message, () => message);
  const logged: Logged = { type: error.name, message, stack };
  for (const key of KEPT) if (key in error) logged[key] = (error as unknown as Record<string, unknown>)[key];
  if (error.cause !== undefined && depth < MAX_DEPTH) logged['cause'] = errorForLog(error.cause, depth + 1);
  return logged;
}
