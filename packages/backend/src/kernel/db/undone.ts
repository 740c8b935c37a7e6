import type { Db, Tx } from './database.ts';

class Undo extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('a trial is undone');
    this.result = result;
  }
}

/** A transaction that is undone at its end; what it would have given is given all the same. */
export async function undone<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undo(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undo) return error.result as T;
    throw error;
  }
}
