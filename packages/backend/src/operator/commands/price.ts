import { Command } from 'commander';
import { type ChangedPrice, changeCategoryPrices } from '../operations/prices/change-prices.ts';
import { setPrices } from '../operations/prices/set-price.ts';
import type { Prices } from '../operations/products/product-document.ts';
import { Refused } from '../operations/refused.ts';
import { historyCommand, recordCommand } from './price-history.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readMoney, readWhole } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import { changesShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { shown } from './support/words.ts';

type SetOptions = { variant?: string; everyVariant?: boolean } & Partial<Prices>;

const setCommand = changesShop(
  withExamples(
    new Command('set')
      .description('set the price of a good or variant; what is not named stays')
      .argument('<key>', 'product number, such as G1001')
      .option('--price <yuan>', 'what customers pay', readMoney)
      .option('--market-price <yuan>', 'shown struck through once it was asked for 30 days; 0: none', readMoney)
      .option('--cost-price <yuan>', 'what the shop pays; never shown', readMoney)
      .option('--variant <choices>', 'such as "红色;XL", or its id')
      .option('--every-variant', 'all variants of the good'),
    'price set G1001 --price 19.90 --market-price 25',
    'price set G1003 --every-variant --price 59',
  ),
  async (run, { variant, everyVariant, ...prices }: SetOptions, key: string) => {
    const given = pricesOf(prices);
    if (Object.keys(given).length === 0)
      throw new Refused('Nothing to set: give --price, --market-price or --cost-price.');
    const target = { key, variant, everyVariant, now: run.shop.now() };
    const changes = await run.change((tx) => setPrices(tx, target, given));
    const rows = changes.map(({ variantId, before, after }) => [
      variantId,
      ...[before.price, after.price, before.marketPrice, after.marketPrice].map(moneyText),
    ]);
    run.show(changes, table(['variant', 'price before', 'price', 'market price before', 'market price'], rows));
  },
);

function pricesOf({ price, marketPrice, costPrice }: Partial<Prices>): Partial<Prices> {
  return {
    ...(price === undefined ? {} : { price }),
    ...(marketPrice === undefined ? {} : { marketPrice }),
    ...(costPrice === undefined ? {} : { costPrice }),
  };
}

type ChangeOptions = { category: string; percent: number; round: number };

const changeCommand = changesShop(
  withExamples(
    new Command('change')
      .description('change all prices of a category by whole percents; with --dry-run only show them')
      .requiredOption('--category <key>', 'with everything below it')
      .requiredOption('--percent <number>', 'such as 5, or -20 for a fifth less', readWhole(-99, 1000))
      .option('--round <yuan>', 'round to the nearest multiple of this', readMoney, 1),
    'price change --category fruit --percent=-20 --dry-run',
    'price change --category fruit --percent=-20 --round 0.10 --yes',
  ),
  async (run, { round, ...options }: ChangeOptions) => {
    if (round === 0) throw new Refused('Prices are rounded to 0.01 at least.');
    const changes = await run.change(async (tx) => {
      const found = await changeCategoryPrices(tx, { ...options, step: round, now: run.shop.now() });
      if (found.length > 0) run.confirm(`${found.length} prices will change, see them with --dry-run.`);
      return found;
    });
    run.show(changes, `${priceTable(changes)}\n${changes.length} prices ${run.isDryRun ? 'would change' : 'changed'}.`);
  },
);

function priceTable(changes: readonly ChangedPrice[]): string {
  const rows = changes.map(({ key, name, variant, before, after }) => [
    key,
    shown(name),
    variant,
    moneyText(before),
    moneyText(after),
  ]);
  return table(['key', 'name', 'variant', 'before', 'after'], rows);
}

/** `pnpm shop price …` */
export const priceCommand = groupOf(
  new Command('price').description('prices: one good, one variant, or a whole category by percents'),
  setCommand,
  changeCommand,
  historyCommand,
  recordCommand,
);
