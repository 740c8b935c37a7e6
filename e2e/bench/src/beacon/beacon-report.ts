import type { ScreenName } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import type { PageName } from '../page-set/page-set.ts';
import { middle, single, timesOf } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import type { View } from './measure-view.ts';

/** The same page of a shop whose tabs tell nothing, and of one all of whose tabs do. */
export type Pair = { page: PageName; screen: ScreenName; silent: View[]; telling: View[] };

/** What `docs/benchmarks/beacon.json` holds. */
export type BeaconResult = { format: 1; began: string; machine: Machine; loadAverages: number[]; pairs: Pair[] };

const MOST_SCRIPT_KB = 1.5;
const MOST_BEACON_KB = 2;

export function beaconReport({ pairs, began, machine, loadAverages }: BeaconResult): Report {
  const all = pairs.flatMap(({ telling }) => telling);
  const scripts = all.flatMap(({ script }) => (script ? [script] : []));
  const beacons = all.flatMap(({ beacons: own }) => own);
  const bytes = (what: string, sizes: readonly number[], most: number): Cell[] => {
    if (sizes.length === 0) throw new Error(`${what} was never seen`);
    const largest = Math.max(...sizes) / 1_000;
    return [what, single(largest, 'KB'), most.toFixed(1), largest <= most ? 'met' : '**missed**'];
  };
  return reportOf([
    table(
      ['', 'largest paint, ms: silent', 'telling', 'times', 'blocking, ms: silent', 'telling', 'shift: telling'],
      pairs.map(({ page, screen, silent, telling }) => {
        const both = (of: (view: View) => number) => [silent.map(of), telling.map(of)] as const;
        const [paintsBefore, paints] = both(({ largestPaint }) => largestPaint);
        const [blockedBefore, blocked] = both(({ blockingTime }) => blockingTime);
        return [
          `${page}, ${screen}`,
          middle(paintsBefore, 'ms'),
          middle(paints, 'ms'),
          timesOf(paints, paintsBefore),
          middle(blockedBefore, 'ms'),
          middle(blocked, 'ms'),
          middle(
            telling.map(({ layoutShift }) => layoutShift),
            'shift',
          ),
        ];
      }),
    ),
    table(
      ['', 'largest, KB', 'at most', 'result'],
      [
        bytes(
          'the script, br',
          scripts.map(({ bytes: size }) => size),
          MOST_SCRIPT_KB,
        ),
        bytes('a beacon', beacons, MOST_BEACON_KB),
      ],
    ),
    [
      `- The script was asked for ${Math.round(Math.min(...scripts.map(({ afterLoad }) => afterLoad)))} ms after the load event at the earliest; ${beacons.length} beacons of ${all.length} views, one as each was left.`,
      `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${pairs[0]?.telling.length ?? 0} views in turns, each looked at for nine seconds after its load event.`,
      `- ${machine.cores} cores (${machine.processor}), servers and browser on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
    ].join('\n'),
  ]);
}
