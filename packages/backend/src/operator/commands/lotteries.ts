import { Command } from 'commander';
import { openingOf } from '../../modules/lotteries/records/opening.ts';
import { loadOdds } from '../operations/lotteries/figures/load-odds.ts';
import { lotteryFigures, noFigures } from '../operations/lotteries/figures/lottery-figures.ts';
import { oddsWarnings } from '../operations/lotteries/figures/odds.ts';
import { listLotteryRows, loadLottery } from '../operations/lotteries/load-lotteries.ts';
import { lotteryPatch, type PrizeDocument } from '../operations/lotteries/lottery-document.ts';
import { saveLottery, stopLottery } from '../operations/lotteries/save-lottery.ts';
import { readOne } from '../operations/support/problems.ts';
import { auditCommand } from './lottery-audit.ts';
import { dryRunCommand } from './lottery-odds.ts';
import { type DocumentOptions, documentOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';
import { shown, yesOrBlank } from './support/words.ts';

const figureNames = ['draws', 'points taken', 'prizes', 'worth'];

const listCommand = readsShop(
  withExamples(new Command('list').description('lotteries played with points'), 'lotteries list'),
  async (run) => {
    const { db, now, times } = run.shop;
    const lotteries = await listLotteryRows(db);
    const figures = await lotteryFigures(
      db,
      lotteries.map(({ id }) => id),
    );
    const figuresOf = (id: number) => figures.get(id) ?? noFigures;
    const rows = lotteries.map((lottery) => [
      String(lottery.id),
      shown(lottery.name),
      lottery.type,
      openingOf(lottery, now()),
      lottery.cost,
      lottery.tries,
      times.text(lottery.startTime),
      times.text(lottery.endTime),
      figuresOf(lottery.id).draws,
      figuresOf(lottery.id).points,
      figuresOf(lottery.id).prizes,
      moneyText(figuresOf(lottery.id).value),
    ]);
    run.show(
      lotteries.map(({ id, name, type, startTime, endTime, isActive }) => ({
        ...{ id, name, kind: type, isActive, starts: startTime, ends: endTime },
        figures: figuresOf(id),
      })),
      table(['id', 'name', 'kind', 'state', 'points', 'tries a day', 'starts', 'ends', ...figureNames], rows),
    );
  },
);

const id = (command: Command) => command.argument('<id>', 'its number', readWhole(1));

const showCommand = readsShop(
  withExamples(
    id(new Command('show').description('a lottery with its prizes; the JSON of it can be changed and saved')),
    'lotteries show 1',
    'lotteries show 1 --json > lottery.json',
  ),
  async (run, _: object, id: number) => {
    const { document, drawn } = await loadLottery(run.shop.db, id);
    const { times } = run.shop;
    const figures = (await lotteryFigures(run.shop.db, [id])).get(id) ?? noFigures;
    const head = facts([
      ['name', shown(document.name)],
      ['kind', document.kind],
      ['active', document.isActive ? 'yes' : 'no'],
      ['points a draw', document.cost],
      ['tries a day', document.triesPerDay],
      ['starts', times.textOrNull(document.starts)],
      ['ends', times.textOrNull(document.ends)],
      ['draws so far', figures.draws],
      ['points taken', figures.points],
      ['prizes given', figures.prizes],
      ['worth', moneyText(figures.value)],
      ['limited prizes left', figures.left],
    ]);
    const weights = document.prizes.reduce((sum, prize) => sum + (prize.isHidden ? 0 : prize.weight), 0);
    const rows = document.prizes.map((prize) => [
      String(prize.id),
      shown(prize.name, 24),
      wonBy(prize),
      prize.quantity === null ? 'no end' : String(prize.quantity),
      drawn.get(prize.id ?? 0) ?? 0,
      weights === 0 || prize.isHidden ? '' : `${((100 * prize.weight) / weights).toFixed(2)} %`,
      yesOrBlank(prize.isHidden),
    ]);
    run.show(
      { id, ...document, figures },
      `${head}\n\n${table(['id', 'prize', 'wins', 'quantity', 'won', 'chance', 'hidden'], rows)}`,
    );
  },
);

function wonBy({ kind, good: product, variant, coupon, points, amount }: PrizeDocument): string {
  if (kind === 'good') return [product, variant].filter(Boolean).join(' ');
  if (kind === 'coupon') return `coupon ${coupon}`;
  if (kind === 'points') return `${points} points`;
  return kind === 'balance' ? moneyText(amount ?? 0) : 'nothing';
}

const saveCommand = changesShop(
  withExamples(
    withDocument(
      new Command('save')
        .description('create a lottery with prizes and weights, or change one: what is left out stays')
        .argument('[id]', 'its number', readWhole(1)),
    ),
    'lotteries save --file lottery.json',
    'lotteries save 1 --set cost=20 --set ends="2026-12-31 23:59"',
  ),
  async (run, options: DocumentOptions, id?: number) => {
    const { now, times } = run.shop;
    const patch = readOne(lotteryPatch(times), documentOf(options, id === undefined ? {} : { id }));
    const { saved, warnings } = await run.change(async (tx) => {
      const saved = await saveLottery(tx, patch, now());
      return { saved, warnings: oddsWarnings(await loadOdds(tx, saved, now())) };
    });
    const told = warnings.map((warning) => `Warning: ${warning}`);
    run.show({ id: saved, warnings }, [`Lottery ${saved} is saved.`, ...told].join('\n'));
  },
);

const stopCommand = changesShop(
  withExamples(
    id(new Command('stop').description('nobody draws any more; winners keep what they won')),
    'lotteries stop 1 --yes',
  ),
  async (run, _: object, id: number) => {
    await run.change(async (tx) => {
      await stopLottery(tx, id, run.shop.now());
      run.confirm(`Lottery ${id} will be closed.`);
    });
    run.show({ id, isActive: false }, `Lottery ${id} is closed.`);
  },
);

/** `pnpm shop lotteries …` */
export const lotteriesCommand = groupOf(
  new Command('lotteries').description('wheels, grids and slot machines played with points'),
  listCommand,
  showCommand,
  saveCommand,
  stopCommand,
  dryRunCommand,
  auditCommand,
);
