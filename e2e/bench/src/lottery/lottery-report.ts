import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import { quantile } from '../statistics.ts';
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

const fine = (ms: number) => single(ms, 'ms', { shown: ms.toFixed(1) });

export function lotteryReport({ runs, machine, began, loadAverages, conditions }: LotteryResult): Report {
  const rows = games.map((game) => {
    const rides = runs.filter((run) => run.game === game).map(({ gaps }) => gaps);
    const all = rides.flat();
    const late = middle(
      rides.map((gaps) => 100 * lateShare(gaps)),
      '%',
    );
    const seconds = all.reduce((sum, gap) => sum + gap, 0) / 1000;
    return [
      game,
      single(all.length / seconds, '/s', { shown: (all.length / seconds).toFixed(1), better: 'higher' }),
      late,
      fine(quantile(all, 0.5)),
      fine(quantile(all, 0.95)),
      single(Math.max(...all), 'ms'),
    ];
  });
  return reportOf([
    table(['', 'frames a second', `over ${LATE_MS} ms`, 'median ms', 'p95 ms', 'most ms'], rows),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / games.length} rides of each game, from the press to the result; the share is the median of the rides.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
