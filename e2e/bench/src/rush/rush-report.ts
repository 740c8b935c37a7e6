import type { Machine } from '../machine.ts';
import type { Measured } from '../report/figure.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf, telling } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import type { Refused, Sold } from './measure-sale.ts';

/** What one revision did, round by round, through the api and through web before it. */
export type RevisionRush = {
  revision: string;
  sold: { api: Sold[]; web: Sold[] };
  refused: { api: Refused[]; web: Refused[] };
  /** Orders of many products that are in no sale, through the api. */
  ordinary: Sold[];
};

/** What `docs/benchmarks/rush.json` holds. */
export type RushBench = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  rounds: number;
  revisions: RevisionRush[];
};

type Reading = (result: RevisionRush) => number[];

const ms = { unit: 'ms', better: 'lower' } as const;
const perSecond = { unit: '/s', better: 'higher' } as const;

/** The result as Markdown: medians of the rounds, the last revision beside the first. */
export function rushReport({ revisions, machine, began, loadAverages, rounds }: RushBench): Report {
  const sizesOf = (read: (result: RevisionRush) => Sold[]) => [
    ...new Set(revisions.flatMap((result) => read(result).map(({ atOnce }) => atOnce))),
  ];
  const row = (what: string, of: Pick<Measured, 'unit' | 'better'>, read: Reading): Cell[] => {
    const values = revisions.map((result) => middle(read(result), of.unit, of));
    const ratio =
      values.length > 1 ? [((values.at(-1)?.value ?? Number.NaN) / (values[0]?.value ?? Number.NaN)).toFixed(2)] : [];
    // What another run is compared with is the last revision alone.
    return [what, ...values.slice(0, -1).map(({ shown }) => shown), ...values.slice(-1), ...ratio];
  };
  const rowsOf = (what: string, read: (result: RevisionRush) => Sold[]) =>
    sizesOf(read).flatMap((size) => {
      const of = (result: RevisionRush) => read(result).filter(({ atOnce }) => atOnce === size);
      return [
        row(`${what}, ${size} at once: orders a second`, perSecond, (result) =>
          of(result).map((sold) => sold.perSecond),
        ),
        row(`${what}, ${size} at once: p99 of an order, ms`, ms, (result) =>
          of(result).map(({ orders }) => orders.p99),
        ),
      ];
    });
  const rows = (['api', 'web'] as const).flatMap((name) => [
    ...rowsOf(name, ({ sold }) => sold[name]),
    row(`${name}, sold out: answers a second`, perSecond, ({ refused }) =>
      refused[name].map((answers) => answers.perSecond),
    ),
    row(`${name}, sold out: p99 of an answer, ms`, ms, ({ refused }) =>
      refused[name].map(({ answers }) => answers.p99),
    ),
  ]);
  const bad = ({ sold, refused, ordinary }: RevisionRush): number => {
    const ofOrders = [...sold.api, ...sold.web, ...ordinary].map(({ orders, faults }) => orders.failed + faults.length);
    const ofRefusals = [...refused.api, ...refused.web].map(({ answers }) => answers.failed);
    return [...ofOrders, ...ofRefusals].reduce((sum, count) => sum + count, 0);
  };
  const head = [
    'one product',
    ...revisions.map(({ revision }) => revision),
    ...(revisions.length > 1 ? ['ratio'] : []),
  ];
  return reportOf([
    table(head, [...rows, ...rowsOf('ordinary orders', ({ ordinary }) => ordinary)]),
    telling(
      [
        `- ${began.slice(0, 10)}: medians of ${rounds} rounds, the revisions in turns, each with one process of api and web and a database of its own.`,
        `- Answers that were not wanted, such as "the shop is busy", and faults the invariants find: ${revisions.map((result) => `${bad(result)} (${result.revision})`).join(', ')}.`,
        `- ${machine.cores} cores (${machine.processor}), servers, database and load on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
      ].join('\n'),
      { 'unwanted answers and faults': single(bad(revisions.at(-1)!), 'count') },
    ),
  ]);
}
