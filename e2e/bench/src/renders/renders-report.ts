import type { Machine } from '../machine.ts';
import type { Measured } from '../report/figure.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { Apart, Crowd, PageCost } from './measure-renders.ts';

/** What one revision needs, round by round. */
export type RevisionResult = {
  revision: string;
  costs: Record<string, PageCost[]>;
  apart: Apart[];
  crowds: Crowd[];
  memoryMb: number;
};

/** What `docs/benchmarks/renders.json` holds. */
export type RendersResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  rounds: number;
  revisions: RevisionResult[];
};

/** Slower than this is not served. */
const P95_MS = 200;

const inMs = (values: readonly number[]): Measured => middle(values, 'ms', { shown: median(values).toFixed(1) });

/** The most pages a second whose p95 is good, in the middle of all rounds with so many readers. */
export function mostPages(crowds: readonly Crowd[]): number {
  const byReaders = [...Map.groupBy(crowds, ({ readers }) => readers).values()];
  const good = byReaders.filter((same) => median(same.map(({ p95 }) => p95)) <= P95_MS);
  return Math.max(0, ...good.map((same) => median(same.map(({ pagesPerSecond }) => pagesPerSecond))));
}

export function rendersReport({ revisions, machine, began, loadAverages, rounds }: RendersResult): Report {
  const paths = Object.keys(revisions[0]?.costs ?? {});
  const row = (what: string, read: (result: RevisionResult) => Measured): Cell[] => {
    const values = revisions.map(read);
    const ratio =
      values.length > 1 ? [((values.at(-1)?.value ?? Number.NaN) / (values[0]?.value ?? Number.NaN)).toFixed(2)] : [];
    // What another run is compared with is the last revision alone.
    return [what, ...values.slice(0, -1).map(({ shown }) => shown), ...values.slice(-1), ...ratio];
  };
  const costRows = paths.flatMap((path) => {
    const of = (key: keyof PageCost) => (result: RevisionResult) =>
      inMs((result.costs[path] ?? []).map((cost) => cost[key]));
    return [
      row(`${path}: processor of web, ms a page`, of('web')),
      row(`${path}: processor of the api behind it, ms a page`, of('api')),
      row(`${path}: time until the last byte, ms`, of('time')),
    ];
  });
  const rows = [
    ...costRows,
    row('home, nothing asked for a while: processor of web, ms', ({ apart }) => inMs(apart.map(({ web }) => web))),
    row('home, nothing asked for a while: time until the last byte, ms', ({ apart }) =>
      inMs(apart.map(({ time }) => time)),
    ),
    row(`home: most pages a second at p95 ≤ ${P95_MS} ms`, ({ crowds }) => {
      const most = mostPages(crowds);
      return single(most, '/s', { shown: most.toFixed(1), better: 'higher' });
    }),
    row('memory of web afterwards, MB', ({ memoryMb }) => single(memoryMb, 'MB')),
  ];
  const head = [
    'uncached pages',
    ...revisions.map(({ revision }) => revision),
    ...(revisions.length > 1 ? ['ratio'] : []),
  ];
  return reportOf([
    table(head, rows),
    [
      `- ${began.slice(0, 10)}: medians of ${rounds} rounds, the revisions in turns, each with servers and a release of its own.`,
      `- ${machine.cores} cores (${machine.processor}), servers and readers on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
    ].join('\n'),
  ]);
}
