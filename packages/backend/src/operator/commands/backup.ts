import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { rememberBackup } from '../operations/backup/last-backup.ts';
import { takeBackup } from '../operations/backup/take-backup.ts';
import { totalOf } from '../operations/transfer/compare.ts';
import { readsShop } from './support/shop-command.ts';

/** A file that does not exist: a backup never replaces another one. */
function readNewFile(text: string): string {
  if (existsSync(text)) throw new InvalidArgumentError('exists already: give another name.');
  return resolve(text);
}

/** `pnpm shop backup`, also while the shop runs. */
export const backupCommand = readsShop(
  new Command('backup')
    .description('write the whole shop into one file: database, uploads, files for sale')
    .argument('<file>', 'a new file, such as shop-2026-11-30.jsonl.gz', readNewFile),
  async (run, _: object, file: string) => {
    const { tables, files } = await takeBackup(run.shop, (bytes) => run.writeFile(file, bytes));
    await rememberBackup(run.shop.config, run.shop.now());
    const rows = totalOf(tables);
    run.show(
      { file, rows, files, tables },
      `${rows} rows of ${Object.keys(tables).length} tables and ${files} files in ${file}.`,
    );
  },
);
