import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { table } from '../report/table.ts';
import { median, quantile } from '../statistics.ts';
import { type Frames, type GameMeasured, games } from './measure-ride.ts';

/** What `docs/benchmarks/lottery.json` holds: gaps between frames of each ride, in milliseconds. */
export type LotteryResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: Pick<typeof conditions, 'cpuSlowdown' | 'viewport' | 'pixelRatio'>;
  runs: { game: GameMeasured; gaps: Frames }[];
};

/** A frame at sixty a second takes 16.7 ms. */
const LATE_MS = 20;

/** The share of frames that were late, 0 to 1; 0 of none. */
export const lateShare = (gaps: Frames): number =>
  gaps.length === 0 ? 0 : gaps.filter((gap) => gap > LATE_MS).length / gaps.length;

export function lotteryReport({ runs, machine, began, loadAverages, conditions }: LotteryResult): string {
  const rows = games.map((game) => {
    const rides = runs.filter((run) => run.game === game).map(({ gaps }) => gaps);
    const all = rides.flat();
    const seconds = all.reduce((sum, gap) => sum + gap, 0) / 1000;
    return [
      game,
      (all.length / seconds).toFixed(1),
      `${(100 * median(rides.map(lateShare))).toFixed(1)} %`,
      median(all).toFixed(1),
      quantile(all, 0.95).toFixed(1),
      Math.max(...all).toFixed(0),
    ];
  });
  return [
    table(['', 'frames a second', `over ${LATE_MS} ms`, 'median ms', 'p95 ms', 'most ms'], rows),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / games.length} rides of each game, from the press to the result; the share is the median of the rides.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ].join('\n\n');
}
