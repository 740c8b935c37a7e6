import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import type { JobContext } from './job-kinds.ts';

const BATCH = 200;

/** Ids above `after`, ascending, at most `limit`. */
export type FindIds = (after: number, limit: number) => Promise<number[]>;

/** Ids of the records of a table that meet a condition, in the order of their keys: each page begins after the last (keyset). */
export const idsOf =
  ({ db }: Pick<JobContext, 'db'>, table: PgTable & { id: PgColumn }, isDue: SQL | undefined): FindIds =>
  async (after, limit) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isDue, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map(({ id }) => Number(id));
  };

/**
 * Does `work` for every record that is found, each in a transaction of its own. One that fails is logged and left for
 * the next run; it never stops the others.
 */
export async function forEachRecord(
  context: JobContext,
  find: FindIds,
  work: (tx: Tx, id: number) => Promise<unknown>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await find(after, BATCH);
    for (const id of ids) {
      try {
        await context.db.transaction((tx) => work(tx, id));
      } catch (error) {
        context.log.error({ err: error, id }, 'a record was left for the next run');
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}
