import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';

/** A table and its columns with their types, in their order; computed columns are left out. */
export type Table = { name: string; columns: { name: string; type: string }[] };

/** What a database holds for itself: how far it was migrated, whether its disk syncs, news on their way to the processes. */
export const ownTables: readonly string[] = ['migrations', 'durability_check', 'news_queue'];

/** Values are read and written as texts: both databases must write them alike. Before anything else in the transaction. */
export async function prepareForTexts(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries({
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
  })) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
  }
}

/** Every table of the shop, by name. */
export async function listTables(tx: Tx): Promise<Table[]> {
  const { rows } = await tx.execute<{ table: string; column: string; type: string }>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname collate "C", a.attnum`);
  const tables = Map.groupBy(rows, (row) => row.table);
  return [...tables]
    .filter(([name]) => !ownTables.includes(name))
    .map(([name, columns]) => ({ name, columns: columns.map(({ column, type }) => ({ name: column, type })) }));
}

/** A name as it stands in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A row as a JSON array of texts: it keeps what JSON has no type for, and tells a JSON null from none. */
export function rowAsTexts({ columns }: Table): string {
  return `json_build_array(${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')})::text`;
}
