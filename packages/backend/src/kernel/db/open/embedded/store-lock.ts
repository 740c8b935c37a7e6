import { DatabaseSync } from 'node:sqlite';

/** Somebody else holds the embedded store. */
export class StoreLockedError extends Error {
  constructor(path: string, cause: unknown) {
    super(
      `Another process is using the embedded database (${path}). It serves one process only: stop the other one, choose another folder with SHOP_DATA, or set DATABASE_URL to use PostgreSQL.`,
      { cause },
    );
    this.name = 'StoreLockedError';
  }
}

export type StoreLock = { release(): void };

/**
 * Takes the one lock of a data folder; two processes on one store lose data without an error. The operating system drops it when the process
 * dies, so there is nothing to clean up after a crash.
 * @throws StoreLockedError when it is taken
 */
export function lockStore(path: string): StoreLock {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    file.close();
    throw new StoreLockedError(path, error);
  }
  return { release: () => file.close() };
}
