import { Command } from 'commander';
import { Refused } from '../operations/refused.ts';
import { publishProducts, type ShelfMove } from '../operations/shelf/shelve-products.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readMoment } from './support/inputs.ts';
import type { ChangeRun } from './support/run.ts';
import { changesShop } from './support/shop-command.ts';

async function move(run: ChangeRun, keys: string[], to: ShelfMove, done: string): Promise<void> {
  const moved = await run.change((tx) => publishProducts(tx, keys, to, run.shop.now()));
  run.show({ moved, of: keys.length }, `${moved} of ${keys.length} goods ${done}.`);
}

const products = (command: Command) => command.argument('<keys...>', 'product numbers');

const onCommand = changesShop(
  withExamples(products(new Command('on').description('put goods on sale')), 'shelf on G1001 G1002'),
  async (run, _: object, keys: string[]) => move(run, keys, { to: 'on' }, 'went on sale'),
);

const offCommand = changesShop(
  withExamples(products(new Command('off').description('take goods off the shelf')), 'shelf off G1001'),
  async (run, _: object, keys: string[]) => move(run, keys, { to: 'off' }, 'came off the shelf'),
);

const atCommand = changesShop(
  withExamples(
    products(
      new Command('at')
        .description('put goods on sale at a time; until then they are in the warehouse')
        .argument('<moment>', "in the shop's time zone", readMoment),
    ),
    'shelf at "2026-12-01 08:00" G1001 G1002',
  ),
  async (run, _: object, text: string, keys: string[]) => {
    const at = run.shop.times.parse(text);
    if (!at) throw new Refused(`"${text}" is no moment.`);
    await move(run, keys, { to: 'scheduled', at }, `will go on sale at ${run.shop.times.text(at)}`);
  },
);

/** `pnpm shop shelf …` */
export const shelfCommand = groupOf(
  new Command('shelf').description('goods on the shelf, off it, or on it at a time'),
  onCommand,
  offCommand,
  atCommand,
);
