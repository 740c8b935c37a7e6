import type { conditions } from '../browser/conditions.ts';
import type { ListToDetail } from '../list-to-detail/measure-list-to-detail.ts';
import type { Machine } from '../machine.ts';
import { median } from '../statistics.ts';
import { table } from './table.ts';

/** What `docs/benchmarks/list-to-detail.json` holds. */
export type ListToDetailResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: typeof conditions;
  runs: ListToDetail[];
};

/** Up to here a page seems to be there at once. */
const MOST_MS = 100;

export function listToDetailReport({ runs, machine, began, loadAverages, conditions }: ListToDetailResult): string {
  const of = (what: keyof ListToDetail): number[] => runs.map((run) => run[what]);
  const row = (name: string, values: number[]): string[] => [
    name,
    median(values).toFixed(0),
    Math.max(...values).toFixed(0),
  ];
  const shown = median(of('shown'));
  return [
    table(
      ['from a click in a list', 'median ms', 'longest ms'],
      [row('name and price can be seen', of('shown')), row('the product can be bought', of('whole'))],
    ),
    `Goal for name and price: at most ${MOST_MS} ms, ${shown <= MOST_MS ? 'met' : '**missed**'}.`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length} visits, each in a new tab, clicked without hovering.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ].join('\n\n');
}
