import type { Machine } from '../machine.ts';
import { table } from '../report/table.ts';
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

const inMs = (value: number): string => value.toFixed(1);

/** The most pages a second whose p95 is good, in the middle of all rounds with so many readers. */
export function mostPages(crowds: readonly Crowd[]): number {
  const byReaders = [...Map.groupBy(crowds, ({ readers }) => readers).values()];
  const good = byReaders.filter((same) => median(same.map(({ p95 }) => p95)) <= P95_MS);
  return Math.max(0, ...good.map((same) => median(same.map(({ pagesPerSecond }) => pagesPerSecond))));
}

export function rendersReport({ revisions, machine, began, loadAverages, rounds }: RendersResult): string {
  const paths = Object.keys(revisions[0]?.costs ?? {});
  const row = (what: string, read: (result: RevisionResult) => number, show = inMs): string[] => {
    const values = revisions.map(read);
    const [first = Number.NaN] = values;
    const ratio = values.length > 1 ? [((values.at(-1) ?? Number.NaN) / first).toFixed(2)] : [];
    return [what, ...values.map(show), ...ratio];
  };
  const costRows = paths.flatMap((path) => {
    const of = (key: keyof PageCost) => (result: RevisionResult) =>
      median((result.costs[path] ?? []).map((cost) => cost[key]));
    return [
      row(`${path}: processor of web, ms a page`, of('web')),
      row(`${path}: processor of the api behind it, ms a page`, of('api')),
      row(`${path}: time until the last byte, ms`, of('time')),
    ];
  });
  const rows = [
    ...costRows,
    row('home, nothing asked for a while: processor of web, ms', ({ apart }) => median(apart.map(({ web }) => web))),
    row('home, nothing asked for a while: time until the last byte, ms', ({ apart }) =>
      median(apart.map(({ time }) => time)),
    ),
    row(`home: most pages a second at p95 ≤ ${P95_MS} ms`, ({ crowds }) => mostPages(crowds)),
    row('memory of web afterwards, MB', ({ memoryMb }) => memoryMb, String),
  ];
  const head = [
    'uncached pages',
    ...revisions.map(({ revision }) => revision),
    ...(revisions.length > 1 ? ['ratio'] : []),
  ];
  return [
    table(head, rows),
    [
      `- ${began.slice(0, 10)}: medians of ${rounds} rounds, the revisions in turns, each with servers and a release of its own.`,
      `- ${machine.cores} cores (${machine.processor}), servers and readers on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
    ].join('\n'),
  ].join('\n\n');
}
