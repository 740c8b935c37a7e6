import type { Unit } from '../report/figure.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf, telling } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import type { ApiResult, MeasuredPart } from './bench-api.ts';
import { growthTable } from './growth-report.ts';
import { timeCells, timeHeads } from './load/load-cells.ts';
import { type Step, SUSTAINED_P99_MS, sustainedRate } from './load/rising-rates.ts';
import type { FlashSaleResult } from './parts/flash-sale.ts';
import type { ListResult } from './parts/list.ts';
import type { OrdersResult } from './parts/orders.ts';
import type { SearchResult } from './parts/search.ts';
import { readsTable } from './reads-report.ts';

type Goal = { what: string; measured: number; limit: number; unit: 'ms' | '' };

const engineNames = { pglite: 'embedded', postgres: 'PostgreSQL' } as const;

/** The result as Markdown: goals, then a table for each part that was measured. */
export function apiReport({ parts }: ApiResult): Report {
  const { list, reads, orders, search, 'flash-sale': sale, growth, 'orders-growth': ordersGrowth } = parts;
  const goals = [
    ...(list ? listGoals(list.result) : []),
    ...(orders ? orders.result.map(orderGoal) : []),
    ...(search ? search.result.kinds.map(searchGoal) : []),
    ...(sale ? saleGoals(sale.result) : []),
  ];
  return reportOf([
    '### Goals',
    goalTable(goals),
    ...(list ? ['### List and detail', listTable(list.result), howMeasured(list)] : []),
    ...(reads ? ['### Reading, one process', readsTable(reads.result), howMeasured(reads)] : []),
    ...(orders ? ['### Orders', orderTable(orders.result), howMeasured(orders)] : []),
    ...(search ? ['### Search', searchTable(search.result), howMeasured(search)] : []),
    ...(sale ? ['### Flash sale', saleTable(sale.result), howMeasured(sale)] : []),
    ...(growth ? ['### Growth of the catalogue', growthTable(growth.result), howMeasured(growth)] : []),
    ...(ordersGrowth ? ['### Growth of the orders', growthTable(ordersGrowth.result), howMeasured(ordersGrowth)] : []),
  ]);
}

const withUnit = (value: number, unit: Unit | ''): string => (unit ? `${value} ${unit}` : String(value));

const goalTable = (goals: readonly Goal[]): Report =>
  table(
    ['goal', 'measured', 'at most', 'result'],
    goals.map(({ what, measured, limit, unit }) => [
      what,
      single(measured, unit || 'count', { shown: withUnit(measured, unit) }),
      withUnit(limit, unit),
      measured <= limit ? 'met' : '**missed**',
    ]),
  );

function listGoals({ staleness }: ListResult): Goal[] {
  return [
    { what: 'a new price is shown by both processes within', measured: staleness.max, limit: 1000, unit: 'ms' },
    { what: 'prices that were never shown', measured: staleness.unseen, limit: 0, unit: '' },
  ];
}

const orderGoal = ({ engine, rate, orders }: OrdersResult): Goal => ({
  what: `${rate} orders a second, ${engineNames[engine]}, p99`,
  measured: orders.failed > 0 ? Number.POSITIVE_INFINITY : orders.p99,
  limit: engine === 'pglite' ? 150 : 100,
  unit: 'ms',
});

const searchGoal = ({ kind, answers }: SearchResult['kinds'][number]): Goal => ({
  what: `${kind}, p95`,
  measured: answers.failed > 0 ? Number.POSITIVE_INFINITY : answers.p95,
  limit: 100,
  unit: 'ms',
});

/** The larger of what was acknowledged and what is stored counts as sold. */
function saleGoals({ pieces, sold, ordered, remembered, left, unexpected }: FlashSaleResult): Goal[] {
  const most = Math.max(sold, ordered, remembered);
  return [
    { what: 'flash sale: pieces oversold', measured: Math.max(0, most - pieces), limit: 0, unit: '' },
    {
      what: 'flash sale: pieces unsold or lost',
      measured: pieces - Math.min(sold, ordered, remembered) + left,
      limit: 0,
      unit: '',
    },
    { what: 'flash sale: answers that were neither order nor refusal', measured: unexpected, limit: 0, unit: '' },
  ];
}

function listTable({ urls, processes, changeEveryMs, cached, uncached, staleness }: ListResult): Report {
  const row =
    (from: string) =>
    (step: Step): Cell[] => [
      `${from}, ${step.rate} a second`,
      ...timeCells(step.answers),
      step.isSustained ? 'yes' : 'no',
    ];
  const [kept, made] = [sustainedRate(cached), sustainedRate(uncached)];
  const ratio = made > 0 ? `, ${(kept / made).toFixed(0)} times as many` : '';
  return reportOf([
    table(
      ['answer', ...timeHeads, 'kept up'],
      [...cached.map(row('kept in memory')), ...uncached.map(row('made for the request'))],
    ),
    telling(
      `Kept up (no failure, p99 within ${SUSTAINED_P99_MS} ms): **${kept}** a second from memory, **${made}** made for each request${ratio}. ` +
        `${processes} processes on PostgreSQL, ${urls} addresses by Zipf's law, a price changed every ${changeEveryMs} ms. ` +
        `${staleness.changes} prices: shown by a process after ${staleness.median} ms (median), ${staleness.p99} ms (p99), ${staleness.max} ms (most).`,
      { 'kept up, from memory': perSecond(kept), 'kept up, made for each request': perSecond(made) },
    ),
  ]);
}

const orderTable = (results: readonly OrdersResult[]): Report =>
  table(
    ['engine', 'orders a second', ...timeHeads],
    results.map(({ engine, rate, orders }) => [engineNames[engine], String(rate), ...timeCells(orders)]),
    2,
  );

const searchTable = ({ goods, rate, kinds }: SearchResult): Report =>
  reportOf([
    table(
      ['asked for', ...timeHeads],
      kinds.map(({ kind, answers }) => [kind, ...timeCells(answers)]),
    ),
    `${goods} goods on PostgreSQL, ${rate} a second, in both languages, none asked before.`,
  ]);

function saleTable({ pieces, buyers, atOnce, sold, untilSoldOut, seconds, orders, refusals }: FlashSaleResult): Report {
  return reportOf([
    table(
      ['answer', ...timeHeads],
      [
        ['order', ...timeCells(orders)],
        ['refusal', ...timeCells(refusals)],
      ],
    ),
    telling(
      `${buyers} buyers of ${pieces} pieces, ${atOnce} at once: sold out after ${untilSoldOut.toFixed(2)} s, ` +
        `**${(sold / untilSoldOut).toFixed(0)}** durable orders a second of one product; everybody answered after ${seconds.toFixed(2)} s, ` +
        `${(buyers / seconds).toFixed(0)} answers a second.`,
      {
        'durable orders of one product': perSecond(sold / untilSoldOut),
        'answers in a flash sale': perSecond(buyers / seconds),
      },
    ),
  ]);
}

const perSecond = (value: number) => single(value, '/s', { better: 'higher' });

const howMeasured = ({ began, machine, loadAverages }: MeasuredPart<unknown>): string =>
  `- ${began.slice(0, 10)}, revision ${machine.revision}; ${machine.cores} cores (${machine.processor}), servers, database and load on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`;
