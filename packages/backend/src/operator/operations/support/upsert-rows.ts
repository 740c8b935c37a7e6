import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../kernel/db/database.ts';
import { inBatches } from '../../../kernel/db/insert-rows.ts';

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

/**
 * Inserts rows, or changes the columns `changes` of those that are there already. `target` is the key rows are told apart
 * by. In as few statements as the database takes.
 */
export async function upsertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  { target, changes }: { target: readonly ColumnName<Table>[]; changes: readonly ColumnName<Table>[] },
): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const keys = target.flatMap((name) => columns[name] ?? []);
  const set: Record<string, SQL> = Object.fromEntries(
    changes.map((name) => [name, excluded(columns[name]?.name ?? name)]),
  );
  for (const some of inBatches(table, rows)) {
    await tx
      .insert(table)
      .values(some)
      .onConflictDoUpdate({ target: keys, set: set as never });
  }
}

/** The value that could not be inserted. Columns without a name of their own have that of their key, in the database's spelling. */
const excluded = (name: string): SQL =>
  sql`excluded.${sql.identifier(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
