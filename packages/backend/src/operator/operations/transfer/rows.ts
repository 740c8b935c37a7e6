import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { quoted, rowAsTexts, type Table } from './tables.ts';

/** A row as texts, in the order of the table's columns. */
export type TextRow = (string | null)[];

const BATCH = 500;

/** All rows of a table as they are for the transaction, some hundred at a time. */
export async function* readRows(tx: Tx, table: Table): AsyncGenerator<TextRow[]> {
  await tx.execute(
    sql.raw(`declare transfer no scroll cursor for select ${rowAsTexts(table)} as row from ${quoted(table.name)}`),
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH} from transfer`));
    if (rows.length > 0) yield rows.map(({ row }) => JSON.parse(row) as TextRow);
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql.raw('close transfer'));
}

/** Inserts rows exactly as they were read. */
export async function writeRows(tx: Tx, table: Table, rows: readonly TextRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(v->>${index})::${type}`).join(', ');
  const into = sql.raw(`insert into ${quoted(table.name)} (${names}) select ${values} from json_array_elements(`);
  await tx.execute(sql`${into}${JSON.stringify(rows)}::json) v`);
}

/** How many rows a table has, and a sum over all they say: equal in two databases when the rows are, in whatever order. */
export type Checksum = { rows: number; sum: string };

export async function checksum(tx: Tx, table: Table): Promise<Checksum> {
  const { rows } = await tx.execute<Checksum>(
    sql.raw(`
      select count(*)::int as rows, coalesce(sum(('x' || substr(hash, 1, 15))::bit(60)::bigint), 0)::text as sum
      from (select md5(${rowAsTexts(table)}) as hash from ${quoted(table.name)}) hashes`),
  );
  const [found] = rows;
  if (!found) throw new Error('a checksum is one row');
  return found;
}
