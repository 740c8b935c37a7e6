import type { Machine } from '../machine.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import { median, quantile } from '../statistics.ts';
import { VISITORS } from './simulate-rollout.ts';

/** Many rollouts of one kind. `minutes`: when those were aborted that were; `harmed`: shares of all their visitors. */
export type Simulated = {
  name: string;
  perMinute: number;
  minutes: number[];
  harmed: number[];
  rollouts: number;
  foundBy: string;
};

/** What `docs/benchmarks/judgement.json` holds. */
export type JudgementResult = { format: 1; began: string; machine: Machine; seconds: number; simulated: Simulated[] };

export function judgementReport({ simulated, began, machine, seconds }: JudgementResult): Report {
  const rows = simulated.map(({ name, perMinute, minutes, harmed, rollouts, foundBy }) => [
    name,
    String(perMinute),
    String(rollouts),
    single((100 * minutes.length) / rollouts, '%', { better: name.includes('A/A') ? 'lower' : 'higher' }),
    minutes.length > 0 ? middle(minutes, 'count') : '–',
    minutes.length > 0 ? single(quantile(minutes, 0.95), 'count') : '–',
    single(100 * median(harmed), '%', { shown: `${(100 * median(harmed)).toFixed(2)} %` }),
    single(100 * Math.max(...harmed), '%', { shown: `${(100 * Math.max(...harmed)).toFixed(2)} %` }),
    foundBy,
  ]);
  const head = [
    'candidate',
    'visitors a minute',
    'rollouts',
    'aborted',
    'minutes, median',
    'p95',
    'harmed of all visitors, median',
    'most',
    'found by',
  ];
  return reportOf([
    table(head, rows, 2),
    `- ${began.slice(0, 10)}, revision ${machine.revision}: 1 % for 10 minutes, 10 % for 30, 50 % for 60, then everybody for 60, each until ${VISITORS} visitors have had the candidate, judged every minute; what begins at 100 % is timed from there; ${seconds.toFixed(0)} s for all of it.`,
  ]);
}
