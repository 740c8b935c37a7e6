import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { appliedHashes } from '../../../kernel/db/migrate.ts';
import { rolledBack } from '../../../kernel/db/rolled-back.ts';
import { assertSame, type Checksums, checksumAll } from './compare.ts';
import { readRows, writeRows } from './rows.ts';
import { readSequences, writeSequences } from './sequences.ts';
import { listTables, prepareForTexts, type Table } from './tables.ts';
import { assertFree, rebuild, withoutReferences } from './target.ts';

export type MoveOptions = {
  /** Everything is done and compared, and then rolled back. */
  isDryRun: boolean;
  onTable(name: string, rows: number): void;
};

/**
 * Copies a whole shop into an empty database, in one transaction: either everything is there, every table compared, or
 * nothing. The source is only read, and must not be written meanwhile.
 * @returns rows and checksum of every table
 * @throws Refused when the target is not empty
 */
export async function moveShop(source: Database, target: Database, options: MoveOptions): Promise<Checksums> {
  return source.db.transaction(async (from) => {
    await from.execute(sql`set transaction isolation level repeatable read, read only`);
    await prepareForTexts(from);
    const work = (to: Tx) => copy(from, to, options);
    return options.isDryRun ? rolledBack(target.db, work) : target.db.transaction(work);
  });
}

async function copy(from: Tx, to: Tx, { onTable }: MoveOptions): Promise<Checksums> {
  await prepareForTexts(to);
  await assertFree(to, false);
  await rebuild(to, [...(await appliedHashes(from))]);
  const tables = await listTables(from);
  const expected = await checksumAll(from, tables);
  return withoutReferences(to, tables, async () => {
    for (const table of tables) {
      await copyTable(from, to, table);
      onTable(table.name, expected[table.name]?.rows ?? 0);
    }
    await writeSequences(to, await readSequences(from));
    const found = await checksumAll(to, await listTables(to));
    assertSame(expected, found);
    return found;
  });
}

async function copyTable(from: Tx, to: Tx, table: Table): Promise<void> {
  for await (const rows of readRows(from, table)) await writeRows(to, table, rows);
}
