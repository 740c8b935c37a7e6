import type { conditions } from '../browser/conditions.ts';
import type { Frames } from '../browser/frames.ts';
import type { Machine } from '../machine.ts';
import { framesTable } from '../report/frames-table.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type GameMeasured, games } from './measure-ride.ts';

/** What `docs/benchmarks/lottery.json` holds: gaps between frames of each ride, in milliseconds. */
export type LotteryResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: Pick<typeof conditions, 'cpuSlowdown' | 'viewport' | 'pixelRatio'>;
  runs: { game: GameMeasured; gaps: Frames }[];
};

export function lotteryReport({ runs, machine, began, loadAverages, conditions }: LotteryResult): Report {
  const rides = (name: GameMeasured) => runs.filter(({ game }) => game === name).map(({ gaps }) => gaps);
  return reportOf([
    framesTable(games.map((name) => ({ name, runs: rides(name) }))),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / games.length} rides of each game, from the press to the result; the share is the median of the rides.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
