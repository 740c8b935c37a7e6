import { Command } from 'commander';
import { DAYS_ASKED, DAYS_USUAL } from '../../modules/catalogue/usual-price.ts';
import { type PriceHistory, readPriceHistory, recordAskedPrice } from '../operations/prices/asked-prices.ts';
import { Refused } from '../operations/refused.ts';
import { withExamples } from './support/examples.ts';
import { readMoment, readMoney } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import type { ChangeRun } from './support/run.ts';
import { changesShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

type OfVariant = { variant?: string };

const variantOption = ['--variant <choices>', 'such as "红色;XL", or its id'] as const;

export const historyCommand = changesShop(
  withExamples(
    new Command('history')
      .description('what a good or variant was asked for, and whether its market price is shown as the usual one')
      .argument('<key>', 'product number, such as G1001')
      .option(...variantOption),
    'price history G1001',
    'price history G1003 --variant "红色;XL"',
  ),
  async (run, { variant }: OfVariant, key: string) =>
    show(run, await run.change((tx) => readPriceHistory(tx, { key, variant }))),
);

type Recorded = OfVariant & { price: number; from: string; until: string };

export const recordCommand = changesShop(
  withExamples(
    new Command('record')
      .description('write down what was asked before this shop kept prices, such as in the shop it moved from')
      .argument('<key>', 'product number, such as G1001')
      .requiredOption('--price <yuan>', 'what customers paid', readMoney)
      .requiredOption('--from <moment>', 'since when: 2026-08-01 or "2026-08-01 08:00:00"', readMoment)
      .requiredOption('--until <moment>', 'until when', readMoment)
      .option(...variantOption),
    'price record G1001 --price 25 --from 2026-06-01 --until 2026-08-01',
  ),
  async (run, { variant, price, from, until }: Recorded, key: string) => {
    const asked = { price, from: momentOf(run, from), until: momentOf(run, until) };
    show(run, await run.change((tx) => recordAskedPrice(tx, { key, variant }, asked)));
  },
);

function momentOf(run: ChangeRun, text: string): Date {
  const moment = run.shop.times.parse(text);
  if (!moment) throw new Refused(`"${text}" is no moment.`);
  return moment;
}

function show(run: ChangeRun, history: PriceHistory): void {
  const rows = history.asked.map(({ since, price }) => [
    run.shop.times.text(since),
    price === null ? 'off the shelf' : moneyText(price),
  ]);
  run.show(history, `${table(['since', 'price'], rows)}\n${verdict(run, history)}`);
}

function verdict(run: ChangeRun, { marketPrice, usualUntil }: PriceHistory): string {
  if (marketPrice === 0) return 'It has no market price.';
  const market = `Market price ${moneyText(marketPrice)}:`;
  if (usualUntil !== null && usualUntil > new Date())
    return `${market} shown as the usual price until ${run.shop.times.text(usualUntil)}.`;
  return `${market} not shown, it was not asked for ${DAYS_ASKED} days on end within the last ${DAYS_USUAL}.`;
}
