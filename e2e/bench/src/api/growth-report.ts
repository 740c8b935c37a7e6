import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import type { Grown, GrowthResult } from './parts/growth.ts';

/** Figures by size of the shop, each with the exponent it grows by: 0 does not grow, 1 grows as the shop does. */
export function growthTable({ of, rate, seconds, sizes }: GrowthResult): Report {
  const kinds = sizes[0]?.answers.map(({ kind }) => kind) ?? [];
  const row = (what: string, unit: 'ms' | 'MB', digits: number, read: (size: Grown) => number): Cell[] => [
    what,
    ...sizes.map((size) => single(read(size), unit, { shown: read(size).toFixed(digits) })),
    exponentOf(sizes.map((grown) => [grown.size, read(grown)])).toFixed(2),
  ];
  const times = (kind: string, of: 'median' | 'p95') => (size: Grown) =>
    size.answers.find((answer) => answer.kind === kind)?.times[of] ?? Number.NaN;
  return reportOf([
    table(
      [of, ...sizes.map(({ size }) => size.toLocaleString('en')), 'exponent'],
      [
        ...kinds.flatMap((kind) => [
          row(`${kind}, median ms`, 'ms', 1, times(kind, 'median')),
          row(`${kind}, p95 ms`, 'ms', 1, times(kind, 'p95')),
        ]),
        row(`start of the api, by ${of}, ms`, 'ms', 0, ({ start }) => start),
        row(`memory of the api, by ${of}, MB`, 'MB', 0, ({ memory }) => memory),
      ],
    ),
    `One process, ${rate} a second of each for ${seconds} s. ${failures(sizes)} answers were not 200.`,
  ]);
}

const failures = (sizes: readonly Grown[]): number =>
  sizes.flatMap(({ answers }) => answers).reduce((sum, { times }) => sum + times.failed, 0);

/** The slope through the points on logarithmic scales, by least squares. */
export function exponentOf(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map(([size]) => size)), mean(logs.map(([, value]) => value))];
  const covariance = mean(logs.map(([size, value]) => (size - x) * (value - y)));
  return covariance / mean(logs.map(([size]) => (size - x) ** 2));
}
