import { getTableColumns } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../db/database.ts';

/** A statement of PostgreSQL takes at most 65,535 parameters. */
const MOST_PARAMETERS = 60_000;
const MOST_ROWS = 500;

/** Inserts rows in as few statements as the database takes. */
export async function insertRows<Table extends PgTable>(
  db: DbOrTx,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const width = Object.keys(getTableColumns(table)).length;
  const size = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / width));
  for (let at = 0; at < rows.length; at += size) {
    await db.insert(table).values(rows.slice(at, at + size));
  }
}
