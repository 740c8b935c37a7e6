import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { median } from '../statistics.ts';
import { type ListToDetail, type Way, ways } from './measure-list-to-detail.ts';

/** What `docs/benchmarks/list-to-detail.json` holds. */
export type ListToDetailResult = {
  format: 2;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: typeof conditions;
  runs: (ListToDetail & { way: Way })[];
};

/** Up to here a page seems to be there at once. */
const MAX_MS = 100;

const wayNames: Readonly<Record<Way, string>> = {
  tap: 'a tap (the finger lies on the link for 80 ms)',
  click: 'a click with no press before it',
};

export function listToDetailReport({ runs, machine, began, loadAverages, conditions }: ListToDetailResult): Report {
  const of = (way: Way, what: keyof ListToDetail): number[] =>
    runs.filter((run) => run.way === way).map((run) => run[what]);
  const row = (way: Way): Cell[] =>
    [of(way, 'shown'), of(way, 'whole')].flatMap((values) => [middle(values, 'ms'), single(Math.max(...values), 'ms')]);
  const shown = median(of('tap', 'shown'));
  return reportOf([
    table(
      [
        'from',
        'name and price, median ms',
        'name and price, longest ms',
        'can be bought, median ms',
        'can be bought, longest ms',
      ],
      ways.map((way) => [wayNames[way], ...row(way)]),
    ),
    `Goal for name and price after a tap: at most ${MAX_MS} ms, ${shown <= MAX_MS ? 'met' : '**missed**'}.`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / ways.length} visits of each kind, each in a new tab.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
