import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { MAINTENANCE_FILE } from '../../kernel/http/maintenance.ts';
import { groupOf, withExamples } from './support/examples.ts';
import type { Run } from './support/run.ts';
import { changesShop, readsShop } from './support/shop-command.ts';

/** The switch both servers look at (docs/operations.md); one per data folder. */
const switchOf = ({ shop }: Run) => join(shop.config.dataFolder, MAINTENANCE_FILE);

const describe = (isClosed: boolean) =>
  isClosed ? 'The shop is closed: pages say so, calls are refused.' : 'The shop is open.';

const showCommand = readsShop(new Command('show').description('whether the shop is closed'), async (run) => {
  const isClosed = existsSync(switchOf(run));
  run.show({ isClosed }, describe(isClosed));
});

const onCommand = changesShop(
  withExamples(
    new Command('on').description('close the shop within a second, without a restart; payment notices are still taken'),
    'maintenance on',
  ),
  async (run) => {
    if (!run.isDryRun) {
      await mkdir(run.shop.config.dataFolder, { recursive: true }); // with PostgreSQL and a bucket nothing else has made it
      await writeFile(switchOf(run), '');
    }
    run.show({ isClosed: true }, describe(true));
  },
);

const offCommand = changesShop(
  withExamples(new Command('off').description('open the shop again'), 'maintenance off'),
  async (run) => {
    if (!run.isDryRun) await rm(switchOf(run), { force: true });
    run.show({ isClosed: false }, describe(false));
  },
);

/** `pnpm shop maintenance …` */
export const maintenanceCommand = groupOf(
  new Command('maintenance').description('close the shop for a while, and open it again'),
  showCommand,
  onCommand,
  offCommand,
);
