import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import * as schema from '../../kernel/db/schema/index.ts';

const exported: unknown[] = Object.values(schema);
const tables = exported.filter((value) => is(value, PgTable));

/** Rows of one table that are a customer's: by customer, or by one of their orders. */
function partOf(table: PgTable, userId: number): SQL | null {
  const columns = getTableColumns(table);
  const own = getTableName(table) === 'users' ? columns['id'] : columns['userId'];
  const ofOrder = columns['orderId'];
  if (!own && !ofOrder) return null;
  const mine = own
    ? sql`${own} = ${userId}`
    : sql`${ofOrder} in (select id from ${schema.orders} where ${schema.orders.userId} = ${userId})`;
  return sql`select ${getTableName(table)}::text as name, to_jsonb(${table})::text as row from ${table} where ${mine}`;
}

/** Everything the database keeps of a customer, as sorted texts: the same twice means that nothing was changed. */
export async function belongingsOf(db: Db, userId: number): Promise<string[]> {
  const parts = tables.map((table) => partOf(table, userId)).filter((part) => part !== null);
  const { rows } = await db.execute<{ name: string; row: string }>(sql.join(parts, sql` union all `));
  return rows.map(({ name, row }) => `${name} ${row}`).sort();
}
