/**
 * What keeps a database from working, where it is not the statement: `away` (no connection, or no server that takes orders),
 * `busy` (it, or the connections to it, are taken for longer than anybody should wait), `full` (its disk).
 */
export type DatabaseFailure = 'away' | 'busy' | 'full';

/** An outage that has no SQLSTATE, because it was not the database that told it. */
export class DatabaseUnavailable extends Error {
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'DatabaseUnavailable';
    this.failure = failure;
  }
}

/** SQLSTATE by SQLSTATE (appendix A of PostgreSQL's manual); two characters stand for a whole class. */
const STATES: Readonly<Record<DatabaseFailure, readonly string[]>> = {
  full: ['53100'],
  // Too many connections, a limit of the configuration, out of memory, a statement that took too long.
  busy: ['53300', '53400', '53200', '57014'],
  // Broken connections; ended by an administrator or a crash; starting up; a transaction left open too long; only a copy (25006).
  away: ['08', '57P01', '57P02', '57P03', '57P05', '25P03', '25006'],
};

/** Files tell it by these. */
const FULL_DISK: readonly string[] = ['ENOSPC', 'EDQUOT'];

/** Whether something could not be written because a disk, or this account's part of it, is full. */
export function isDiskFull(error: unknown): boolean {
  const isFile = error instanceof Error && 'code' in error && FULL_DISK.includes(String(error.code));
  return isFile || databaseFailure(error) === 'full';
}

/** The outage behind an error of a statement or a transaction; null for everything else, which is a fault or a rule of the shop. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailable) return at.failure;
    const failure = 'code' in at && typeof at.code === 'string' ? failureOfState(at.code) : null;
    if (failure) return failure;
  }
  return null;
}

function failureOfState(state: string): DatabaseFailure | null {
  if (!/^[0-9A-Z]{5}$/.test(state)) return null;
  const known = ([, states]: [string, readonly string[]]) => states.some((one) => state.startsWith(one));
  return (Object.entries(STATES).find(known)?.[0] as DatabaseFailure | undefined) ?? null;
}
