import type { Db, Tx } from './database.ts';

class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('a trial is rolled back');
    this.result = result;
  }
}

/** A transaction that is rolled back at its end (a dry run); what it would have given is given all the same. */
export async function rolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new Rollback(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as T;
    throw error;
  }
}
