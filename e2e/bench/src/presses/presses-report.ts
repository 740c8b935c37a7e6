import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import type { PageName } from '../page-set/page-set.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import { quantile } from '../statistics.ts';
import type { Outcome } from './in-page.ts';
import type { Press } from './measure-presses.ts';

/** A press, what the same press leads to when it comes late, and whether that differs. */
export type JudgedPress = Press & { page: PageName; wanted: Outcome; isLost: boolean };

/** What `docs/benchmarks/presses.json` holds. */
export type PressesResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: typeof conditions;
  presses: JudgedPress[];
};

/** Up to here an answer seems to come at once. */
const SEEN_WITHIN_MS = 100;

export function pressesReport({ presses, began, machine, loadAverages, conditions }: PressesResult): Report {
  const rows = [...Map.groupBy(presses, ({ page }) => page)].map(([page, own]) => {
    const answers = own.map(({ answeredAfter }) => answeredAfter ?? Number.POSITIVE_INFINITY);
    const late = answers.filter((time) => time > SEEN_WITHIN_MS).length;
    return [
      page,
      String(own.length),
      single(own.filter(({ isLost }) => isLost).length, 'count'),
      middle(answers, 'ms'),
      single(quantile(answers, 0.95), 'ms'),
      single((100 * late) / own.length, '%', { shown: String(late) }),
    ];
  });
  return reportOf([
    table(['page', 'presses', 'lost', 'seen after, median ms', 'p95 ms', `later than ${SEEN_WITHIN_MS} ms`], rows),
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: controls in view, at random moments of the first five seconds.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
