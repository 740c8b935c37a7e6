import { getTableColumns } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from './database.ts';

/** A statement of PostgreSQL takes at most 65,535 parameters. */
const MAX_PARAMETERS = 60_000;
const MAX_ROWS = 500;

/** Inserts rows in as few statements as the database takes. */
export async function insertRows<Table extends PgTable>(
  db: DbOrTx,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const some of inBatches(table, rows)) await db.insert(table).values(some);
}

/** Rows of a table in portions, each fit for one statement. */
export function* inBatches<Row>(table: PgTable, rows: readonly Row[]): Generator<Row[]> {
  const width = Object.keys(getTableColumns(table)).length;
  const size = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / width));
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
