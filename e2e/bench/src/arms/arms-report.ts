import type { Machine } from '../machine.ts';
import type { Measured } from '../report/figure.ts';
import { middle, single, timesOf } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { Cost } from './measure-arms.ts';
import type { Shares } from './measure-shares.ts';

/** What `docs/benchmarks/arms.json` holds. */
export type ArmsResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  /** Rounds in turns: pages of a shop with one release, and of the same shop with two, half for each. */
  one: Cost[];
  two: Cost[];
  shares: Shares;
};

const MOST_TIMES = 1.1;

export function armsReport(result: ArmsResult): Report {
  return reportOf([costTable(result), shareTable(result), howMeasured(result)]);
}

function costTable({ one, two }: ArmsResult): Report {
  const row = (what: string, of: (cost: Cost) => number, unit: Measured['unit'], goal: boolean): Cell[] => {
    const [single, both] = [one.map(of), two.map(of)];
    const times = timesOf(both, single);
    const isMet = median(both) / median(single) <= MOST_TIMES;
    return [
      what,
      middle(single, unit),
      middle(both, unit),
      times,
      goal ? `${MOST_TIMES} (${isMet ? 'met' : '**missed**'})` : '',
    ];
  };
  return table(
    ['home, made for the request', 'one release', 'two releases', 'times', 'at most'],
    [
      row('processor of web, ms a page', ({ web }) => web, 'ms', true),
      row('time until the last byte, ms', ({ time }) => time, 'ms', true),
      row('memory of web, MB', ({ memoryMb }) => memoryMb, 'MB', false),
    ],
  );
}

function shareTable({ shares }: ArmsResult): Report {
  const none = (what: string, faults: readonly string[]): Cell[] => [
    what,
    single(faults.length, 'count'),
    '0',
    faults.length === 0 ? 'met' : '**missed**',
  ];
  return table(
    [`${shares.changes} shares, one after the other, under load`, 'measured', 'at most', 'result'],
    [none('failed pages', shares.failed), none('pages of two releases', shares.mixed)],
  );
}

function howMeasured({ began, machine, loadAverages, one, shares }: ArmsResult): string {
  return [
    `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${one.length} rounds in turns; ${shares.pages} pages while the share changed, ${shares.candidates} of them of the candidate, in ${shares.seconds.toFixed(0)} s.`,
    `- ${machine.cores} cores (${machine.processor}), servers and readers on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}.`,
  ].join('\n');
}
