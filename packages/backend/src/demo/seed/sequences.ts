import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import * as schema from '../../kernel/db/schema/index.ts';

/** Rows were inserted with ids of their own; new rows continue behind the highest one. */
export async function setSequences(db: DbOrTx): Promise<void> {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  const counted = tables.filter((table) => getTableColumns(table)['id']?.generatedIdentity !== undefined);
  for (const table of counted) {
    const name = getTableName(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1))`,
    );
  }
}
