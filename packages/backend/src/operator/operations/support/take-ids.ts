import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Save } from './plan-saves.ts';

/** Takes the next ids of a table, so that rows of several tables can be written at once. */
export async function takeIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** The saves that change something, each with its id: the one it has, or the next of the table. */
export async function changedWithIds<Document, Patch>(
  tx: Tx,
  table: PgTable,
  plan: readonly Save<Document, Patch>[],
): Promise<(Save<Document, Patch> & { id: number })[]> {
  const changed = plan.filter(({ isChanged }) => isChanged);
  const fresh = await takeIds(tx, table, changed.filter(({ stored }) => stored === null).length);
  return changed.map((save) => ({ ...save, id: save.stored?.id ?? fresh.shift() ?? 0 }));
}
