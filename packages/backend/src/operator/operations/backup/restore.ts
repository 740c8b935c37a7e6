import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { migrateIn } from '../../../kernel/db/migrate.ts';
import { Refused } from '../refused.ts';
import { assertSame, checksumAll } from '../transfer/compare.ts';
import { writeRows } from '../transfer/rows.ts';
import { writeSequences } from '../transfer/sequences.ts';
import { listTables, prepareForTexts } from '../transfer/tables.ts';
import { assertFree, rebuild, withoutReferences } from '../transfer/target.ts';
import type { BackupEnd } from './format.ts';
import { type OpenBackup, openBackup } from './read-backup.ts';
import { IncomingFiles } from './stored-files.ts';
import type { BackupSummary } from './take-backup.ts';

export type RestoreOptions = {
  /** What is there is replaced. */
  isForced: boolean;
  /** Whether the transaction will be rolled back: files are left as they were, then. */
  isDryRun: boolean;
};

/**
 * Fills the database of a transaction, and the folders of files, with what a backup holds; then brings its tables up to date. Files
 * are put in their places last.
 * @throws Refused when the database is not empty, or the backup is of a newer version, damaged or cut off
 * @throws Error when a table differs from what was backed up
 */
export async function restoreBackup(
  tx: Tx,
  shop: ShopContext,
  file: string,
  { isForced, isDryRun }: RestoreOptions,
): Promise<BackupSummary> {
  const backup = await openBackup(file);
  const files = new IncomingFiles(shop.config);
  try {
    await assertFree(tx, isForced);
    const { tables } = await restoreTables(tx, backup, files);
    await migrateIn(tx);
    const summary = { tables, files: files.count };
    if (!isDryRun) await files.keep();
    return summary;
  } finally {
    await files.drop();
  }
}

async function restoreTables(tx: Tx, { header, lines }: OpenBackup, files: IncomingFiles): Promise<BackupEnd> {
  await prepareForTexts(tx);
  await rebuild(tx, header.migrations);
  const tables = await listTables(tx);
  return withoutReferences(tx, tables, async () => {
    for await (const line of lines) {
      if ('rows' in line) await writeRows(tx, { name: line.table, columns: line.columns }, line.rows);
      else if ('file' in line) await files.write(line.file, Buffer.from(line.data, 'base64'));
      else {
        await writeSequences(tx, line.sequences);
        assertSame(line.tables, await checksumAll(tx, tables));
        if (files.count !== line.files) throw new Refused('The backup misses files.');
        return line;
      }
    }
    throw new Refused('The backup is cut off: its end is missing.');
  });
}
