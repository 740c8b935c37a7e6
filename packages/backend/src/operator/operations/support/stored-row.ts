import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasNumbers } from '../../../kernel/db/schema/columns.ts';
import { storedKey } from '../../../kernel/db/stored-key.ts';

/** A row as `--json` prints it: under the names of the database, with its numbers for yes and no, which scripts of operators rely on. */
export function storedRow(table: PgTable, row: object): Record<string, unknown> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const column = columns[key];
      return column ? [storedKey(column), asPrinted(column, value)] : [key, value];
    }),
  );
}

const asPrinted = (column: PgColumn, value: unknown) =>
  typeof value === 'boolean' && hasNumbers(column) ? column.mapToDriverValue(value) : value;
