import { Command } from 'commander';
import { restoreBackup } from '../operations/backup/restore.ts';
import { totalOf } from '../operations/transfer/compare.ts';
import { ownsShop } from './support/shop-command.ts';

/** `pnpm shop restore`: into an empty database, of either engine. */
export const restoreCommand = ownsShop(
  new Command('restore')
    .description('fill an empty database and the folders of files from a backup; the shop must be stopped')
    .argument('<file>', 'made by "shop backup"')
    .option('--force', 'replace what is there'),
  async (run, { force = false }: { force?: boolean }, file: string) => {
    if (force) run.confirm(`Everything in the ${run.shop.database.engine} database will be replaced by ${file}.`);
    const options = { isForced: force, isDryRun: run.isDryRun };
    const { tables, files } = await run.change((tx) => restoreBackup(tx, run.shop, file, options));
    const rows = totalOf(tables);
    run.show(
      { file, rows, files, tables },
      `${rows} rows of ${Object.keys(tables).length} tables and ${files} files restored and compared.`,
    );
  },
);
