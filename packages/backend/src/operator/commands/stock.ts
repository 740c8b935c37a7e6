import { Command } from 'commander';
import { lockProduct } from '../operations/products/find-product.ts';
import { choiceText } from '../operations/products/product-document.ts';
import { addStock, type StockChange, setStock } from '../operations/stock/change-stock.ts';
import { type StockLine, stockOf } from '../operations/stock/show-stock.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import type { ChangeRun } from './support/run.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

const MAX_PIECES = 100_000_000;

const nameOf = ({ choices }: StockLine) => choiceText(choices, 'zh');

const showCommand = readsShop(
  withExamples(
    new Command('show')
      .description('what is free, and what orders hold that were not sent yet')
      .argument('<key>', 'product number, such as G1001'),
    'stock show G1001',
  ),
  async (run, _: object, key: string) => {
    const lines = await run.shop.db.transaction(async (tx) => stockOf(tx, await lockProduct(tx, key)));
    const rows = lines.map((line) => [line.variantId, nameOf(line), line.free, line.held, line.free + line.held]);
    run.show(lines, table(['id', 'variant', 'free', 'held', 'in the warehouse'], rows));
  },
);

type Options = { variant?: string; reason: string };

function changes(command: Command): Command {
  return command
    .option('--variant <choices>', 'such as "红色;XL", or its id; not needed when there is only one')
    .requiredOption('--reason <text>', 'kept in the ledger of the stock');
}

const setCommand = changesShop(
  withExamples(
    changes(
      new Command('set')
        .description('set the stock to what was counted, pieces of orders that were not sent yet among them')
        .argument('<key>', 'product number, such as G1001')
        .argument('<pieces>', 'counted in the warehouse', readWhole(0, MAX_PIECES)),
    ),
    'stock set G1001 40 --reason "stock-taking in June"',
    'stock set G1003 7 --variant "红色;XL" --reason "counted anew"',
  ),
  async (run, options: Options, key: string, quantity: number) => {
    const target = { key, ...options, now: run.shop.now() };
    tell(run, key, await run.change((tx) => setStock(tx, target, quantity)));
  },
);

const addCommand = changesShop(
  withExamples(
    changes(
      new Command('add')
        .description('add pieces that came in; a negative number takes away what was lost')
        .argument('<key>', 'product number, such as G1001')
        .argument('<pieces>', 'such as 20, or -3 (after "--")', readWhole(-MAX_PIECES, MAX_PIECES)),
    ),
    'stock add G1001 20 --reason "delivery 4711"',
    'stock add G1001 --reason "broken" -- -3',
  ),
  async (run, options: Options, key: string, quantity: number) => {
    const target = { key, ...options, now: run.shop.now() };
    tell(run, key, await run.change((tx) => addStock(tx, target, quantity)));
  },
);

function tell(run: ChangeRun, key: string, { before, after }: StockChange): void {
  const name = [key, nameOf(after)].filter(Boolean).join(' ');
  run.show({ before, after }, `${name}: ${after.free} free (${before.free} before), ${after.held} held by orders.`);
}

/** `pnpm shop stock …` */
export const stockCommand = groupOf(
  new Command('stock').description('stock of goods and variants, with a ledger of every change'),
  showCommand,
  setCommand,
  addCommand,
);
