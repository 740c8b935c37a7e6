import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { quoted } from './tables.ts';

/** Where the counters of ids stand, by name. */
export type Sequences = Record<string, { last: string; isCalled: boolean }>;

export async function readSequences(tx: Tx): Promise<Sequences> {
  const { rows: names } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: Sequences = {};
  for (const { name } of names) {
    const { rows } = await tx.execute<{ last: string; called: boolean }>(
      sql.raw(`select last_value::text as last, is_called as called from ${quoted(name)}`),
    );
    if (rows[0]) found[name] = { last: rows[0].last, isCalled: rows[0].called };
  }
  return found;
}

export async function writeSequences(tx: Tx, sequences: Sequences): Promise<void> {
  for (const [name, { last, isCalled }] of Object.entries(sequences)) {
    await tx.execute(sql`select setval(${quoted(name)}::regclass, ${last}::bigint, ${isCalled}::boolean)`);
  }
}
