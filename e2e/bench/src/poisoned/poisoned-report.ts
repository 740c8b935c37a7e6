import type { Machine } from '../machine.ts';
import { single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';

/** A rollout with browsers. Times are seconds. */
export type PoisonedRollout = {
  name: string;
  visitors: number;
  /** Of them, those that were given the candidate. */
  candidates: number;
  /** When it was aborted and why, and how long after that a page of the candidate came last; `null`: it was not. */
  aborted: { after: number; reason: string; lastPage: number } | null;
};

/** What `docs/benchmarks/poisoned.json` holds. */
export type PoisonedResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  share: number;
  rollouts: PoisonedRollout[];
};

export function poisonedReport({ rollouts, began, machine, loadAverages, share }: PoisonedResult): Report {
  return reportOf([
    table(
      ['what is wrong', 'visitors', 'with the candidate', 'aborted after, s', 'last page of it after the abort, s'],
      rollouts.map(({ name, visitors, candidates, aborted }) => [
        name,
        single(visitors, 'count'),
        single(candidates, 'count'),
        aborted ? single(aborted.after, 'count') : 'not',
        aborted ? single(aborted.lastPage, 'count', { shown: aborted.lastPage.toFixed(1) }) : '–',
      ]),
    ),
    [
      ...rollouts.flatMap(({ name, aborted }) => (aborted ? [`- ${name}: ${aborted.reason}.`] : [])),
      `- ${began.slice(0, 10)}, revision ${machine.revision}: a share of ${share} %, six browsers at a time, each looks for six seconds; judged by the release service every five.`,
      `- ${machine.cores} cores (${machine.processor}), servers and browsers on the same machine, load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
    ].join('\n'),
  ]);
}
