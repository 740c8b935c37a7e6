import { Command } from 'commander';
import { loadOdds } from '../operations/lotteries/figures/load-odds.ts';
import { chancesOf, daysToEmpty, expectedCost, oddsWarnings } from '../operations/lotteries/figures/odds.ts';
import { tryDraws } from '../operations/lotteries/figures/try-draws.ts';
import { withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import { readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';

const MAX_DRAWS = 100_000;

/** `pnpm shop lotteries dry-run`: draws without a customer; nothing is stored. */
export const dryRunCommand = readsShop(
  withExamples(
    new Command('dry-run')
      .description('odds and expected cost of a lottery, and what many draws would come to with the stock there is')
      .argument('<id>', 'its number', readWhole(1))
      .option('--draws <count>', 'how many to try', readWhole(1, MAX_DRAWS), 1000),
    'lotteries dry-run 1',
    'lotteries dry-run 1 --draws 10000 --json',
  ),
  async (run, { draws }: { draws: number }, id: number) => {
    const lottery = await loadOdds(run.shop.db, id, run.shop.now());
    const trial = await tryDraws(lottery, draws);
    const chances = chancesOf(lottery);
    const prizes = lottery.prizes.map((prize, at) => ({
      ...prize,
      chance: chances[at] ?? 0,
      won: trial.won[at] ?? 0,
      daysToEmpty: daysToEmpty(prize, chances[at] ?? 0, lottery.drawsADay),
    }));
    const cost = expectedCost(lottery);
    const warnings = oddsWarnings(lottery);
    const { price, drawsADay, daysLeft } = lottery;
    const rows = prizes.map(({ name, chance, value, left, won, daysToEmpty: days }) => [
      ...[name, `${(100 * chance).toFixed(4)} %`, moneyText(value), left === null ? 'no end' : String(left), won],
      days === null ? '' : days.toFixed(1),
    ]);
    const text = [
      table(['prize', 'chance', 'worth', 'left', `won in ${draws}`, 'days to empty'], rows),
      '',
      facts([
        ['a draw brings', moneyText(price)],
        ['a draw costs', moneyText(cost)],
        [`cost of ${draws} draws with this stock`, moneyText(trial.cost)],
        ['lost', trial.lost],
        ['nothing to draw', trial.refused],
        ['draws a day of late', drawsADay.toFixed(1)],
        ['cost a day', moneyText(cost * drawsADay)],
        ['days left', daysLeft.toFixed(1)],
      ]),
      ...warnings.map((warning) => `Warning: ${warning}`),
    ].join('\n');
    run.show({ id, prizes, price, cost, costADay: cost * drawsADay, drawsADay, daysLeft, trial, warnings }, text);
  },
);
