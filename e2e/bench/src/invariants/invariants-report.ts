import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import type { Range } from './progress.ts';

/** What `docs/benchmarks/invariants.json` holds. */
export type InvariantsResult = { format: 1; wanted: number; machine: Machine; ranges: Range[] };

export function invariantsReport({ wanted, machine, ranges }: InvariantsResult): Report {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const ran = sum(ranges.map(({ count }) => count));
  const failed = ranges.filter(({ failure }) => failure !== null);
  const seconds = sum(ranges.map((range) => range.seconds));
  const names = [...new Set(ranges.flatMap(({ counts }) => Object.keys(counts)))];
  const days = [...new Set(ranges.map(({ began }) => began.slice(0, 10)))];
  const revisions = [...new Set(ranges.map(({ revision }) => revision))];
  return reportOf([
    '### Goal',
    table(
      ['goal', 'measured', 'result'],
      [
        [
          `schedules on PostgreSQL (${wanted} wanted)`,
          single(ran, 'count', { better: 'higher' }),
          ran >= wanted ? 'met' : '**missed**',
        ],
        [
          'ranges in which something was wrong',
          single(failed.length, 'count'),
          failed.length === 0 ? 'met' : '**missed**',
        ],
      ],
    ),
    '### What they did',
    table(
      ['', 'count'],
      names.map((name) => [name, String(sum(ranges.map(({ counts }) => counts[name] ?? 0)))]),
    ),
    [
      `- ${days.join(', ')}, revision ${revisions.join(', ')}: seeds 1 to ${Math.max(...ranges.map(({ first, count }) => first + count - 1))} in ranges of ${ranges[0]?.count ?? 0}, each in a database of its own; ${seconds.toFixed(0)} s in all, ${(ran / seconds).toFixed(1)} schedules a second.`,
      `- ${machine.cores} cores (${machine.processor}), the database on the same machine; load average at the beginning of the ranges ${Math.min(...ranges.map(({ loadAverage }) => loadAverage))} to ${Math.max(...ranges.map(({ loadAverage }) => loadAverage))}; Node ${machine.node.slice(1)}.`,
    ].join('\n'),
  ]);
}
