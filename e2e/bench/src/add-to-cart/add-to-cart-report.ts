import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { FirstAddToCart } from './measure-add-to-cart.ts';

/** What `docs/benchmarks/add-to-cart.json` holds: a visit to each side per round. */
export type AddToCartResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: typeof conditions;
  runs: { composed: FirstAddToCart; bundle: FirstAddToCart }[];
};

/** The composed shop may take this many times as long as the same code in one bundle. */
const MAX = 1.25;

export function addToCartReport({ runs, machine, began, loadAverages, conditions }: AddToCartResult): string {
  const of = (side: 'composed' | 'bundle', what: keyof FirstAddToCart): number =>
    median(runs.map((run) => run[side][what]));
  const row = (name: string, side: 'composed' | 'bundle'): string[] => [
    name,
    of(side, 'pressed').toFixed(0),
    of(side, 'inCart').toFixed(0),
  ];
  const ratio = of('composed', 'inCart') / of('bundle', 'inCart');
  return [
    table(
      ['', 'button alive ms', 'piece in the cart ms'],
      [row('composed of five parts', 'composed'), row('the same code as one bundle', 'bundle')],
    ),
    `Ratio of the medians: **${ratio.toFixed(2)}** (goal: at most ${MAX}, ${ratio <= MAX ? 'met' : '**missed**'}).`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${runs.length} first visits to a product on each side, in turns.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ].join('\n\n');
}
