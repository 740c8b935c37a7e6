import type { conditions } from '../browser/conditions.ts';
import type { Frames } from '../browser/frames.ts';
import type { Machine } from '../machine.ts';
import { framesTable } from '../report/frames-table.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Walk, walks } from './measure-walk.ts';

/** What `docs/benchmarks/walk.json` holds: gaps between frames of each walk, in milliseconds. */
export type WalkResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: Pick<typeof conditions, 'cpuSlowdown' | 'viewport' | 'pixelRatio'>;
  runs: { walk: Walk; gaps: Frames }[];
};

export function walkReport({ runs, machine, began, loadAverages, conditions }: WalkResult): Report {
  const walked = (name: Walk) => runs.filter(({ walk }) => walk === name).map(({ gaps }) => gaps);
  return reportOf([
    framesTable(walks.map((name) => ({ name, runs: walked(name) }))),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / walks.length} walks of each kind; the share is the median of the walks.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
