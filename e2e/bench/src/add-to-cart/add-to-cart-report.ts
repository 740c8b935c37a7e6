import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { middle, timesOf } from '../report/measured.ts';
import { type Report, reportOf, telling } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
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

export function addToCartReport({ runs, machine, began, loadAverages, conditions }: AddToCartResult): Report {
  const of = (side: 'composed' | 'bundle', what: keyof FirstAddToCart): number[] => runs.map((run) => run[side][what]);
  const row = (name: string, side: 'composed' | 'bundle'): Cell[] => [
    name,
    middle(of(side, 'pressed'), 'ms'),
    middle(of(side, 'inCart'), 'ms'),
  ];
  const ratio = timesOf(of('composed', 'inCart'), of('bundle', 'inCart'));
  return reportOf([
    table(
      ['', 'button alive ms', 'piece in the cart ms'],
      [row('composed of five parts', 'composed'), row('the same code as one bundle', 'bundle')],
    ),
    telling(
      `Ratio of the medians: **${ratio.shown}** (goal: at most ${MAX}, ${ratio.value <= MAX ? 'met' : '**missed**'}).`,
      { 'in the cart, composed beside one bundle': ratio },
    ),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${runs.length} first visits to a product on each side, in turns.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
