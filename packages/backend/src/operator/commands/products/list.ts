import { Command, Option } from 'commander';
import { type ShelfState, shelfStates } from '../../../kernel/words/products.ts';
import { listProducts } from '../../operations/products/list-products.ts';
import { withExamples } from '../support/examples.ts';
import { readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';
import { shown } from '../support/words.ts';

type Options = {
  search?: string;
  category?: string;
  shelf?: ShelfState;
  fewerThan?: number;
  limit: number;
  after?: number;
};

export const listCommand = readsShop(
  withExamples(
    new Command('list')
      .description('goods with price, free pieces of all variants and place')
      .option('--search <text>', 'part of a name, or the whole key or article number')
      .option('--category <key>', 'goods of this category and everything below it')
      .addOption(new Option('--shelf <state>', 'only these').choices(shelfStates.words))
      .option('--fewer-than <pieces>', 'only goods of which fewer are free', readWhole(1))
      .option('--limit <count>', 'how many', readWhole(1, 10_000), 50)
      .option('--after <id>', 'only greater ids: the next page', readWhole(0)),
    'goods list --category fruit --fewer-than 5',
    'goods list --search 葡萄 --json',
  ),
  async (run, options: Options) => {
    const products = await listProducts(run.shop.db, options);
    const rows = products.map((product) => [
      String(product.id),
      product.key,
      shown(product.name),
      moneyText(product.price),
      product.stock,
      product.variants,
      product.shelf,
      product.sales,
    ]);
    run.show(products, table(['id', 'key', 'name', 'price', 'free', 'variants', 'shelf', 'sold'], rows));
    const last = products.at(-1);
    if (last && products.length === options.limit) run.note(`More with --after ${last.id}.`);
  },
);
