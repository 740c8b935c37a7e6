import { Command, InvalidArgumentError } from 'commander';
import { openPostgres } from '../../kernel/db/open/postgres/open-postgres.ts';
import { Refused } from '../operations/refused.ts';
import { totalOf } from '../operations/transfer/compare.ts';
import { moveShop } from '../operations/transfer/move.ts';
import { ownsShop } from './support/shop-command.ts';

function readAddress(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('must be an address such as postgres://user@host/database.');
}

/** `pnpm shop move`: the embedded database becomes PostgreSQL. */
export const moveCommand = ownsShop(
  new Command('move')
    .description('copy the embedded database into an empty PostgreSQL database; the shop must be stopped')
    .requiredOption('--to <address>', 'postgres://…, an empty database', readAddress),
  async (run, { to }: { to: string }) => {
    if (run.shop.database.engine !== 'pglite') {
      throw new Refused('DATABASE_URL is set already: this command moves the embedded database. See "shop backup".');
    }
    const target = openPostgres(to, { maxConnections: 1 });
    try {
      const started = performance.now();
      const sums = await moveShop(run.shop.database, target, {
        isDryRun: run.isDryRun,
        onTable: (name, rows) => run.note(`${name}: ${rows}`),
      });
      const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
      run.show(
        { tables: sums, rows: totalOf(sums), seconds },
        `${totalOf(sums)} rows of ${Object.keys(sums).length} tables copied and compared in ${seconds} s.\nNow set DATABASE_URL and start the shop. The embedded database stays as it was; uploads stay where they are.`,
      );
    } finally {
      await target.close();
    }
  },
);
