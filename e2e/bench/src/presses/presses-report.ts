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
export type JudgedPress = Press & { wanted: Outcome; isLost: boolean };

/** Pages are pressed in runs of their own. */
type PressedPage = { began: string; machine: Machine; loadAverages: number[]; presses: JudgedPress[] };

/** What `docs/benchmarks/presses.json` holds. */
export type PressesResult = {
  format: 1;
  conditions: typeof conditions;
  pages: { [Name in PageName]?: PressedPage };
};

/** Up to here an answer seems to come at once. */
const SEEN_WITHIN_MS = 100;

export function pressesReport({ pages, conditions }: PressesResult): Report {
  const pressed = Object.entries(pages);
  const rows = pressed.map(([page, { presses }]) => {
    const answers = presses.flatMap(({ answeredAfter }) => (answeredAfter === null ? [] : [answeredAfter]));
    const left = presses.length - answers.length;
    const late = answers.filter((time) => time > SEEN_WITHIN_MS).length;
    return [
      page,
      String(presses.length),
      single(presses.filter(({ isLost }) => isLost).length, 'count'),
      middle(answers, 'ms'),
      single(quantile(answers, 0.95), 'ms'),
      single((100 * late) / presses.length, '%', { shown: String(late) }),
      single((100 * left) / presses.length, '%', { shown: String(left) }),
    ];
  });
  const runs = pressed.map(
    ([page, { began, machine, loadAverages }]) =>
      `${page} ${began.slice(0, 10)} at ${machine.revision} (load average ${loadAverages.join(' to ')})`,
  );
  const [{ machine } = { machine: null }] = pressed.map(([, own]) => own).slice(-1);
  return reportOf([
    table(
      ['page', 'presses', 'lost', 'seen after, median ms', 'p95 ms', `later than ${SEEN_WITHIN_MS} ms`, 'left first'],
      rows,
    ),
    [
      `- Controls in view, at random moments of the first five seconds: ${runs.join('; ')}.`,
      ...(machine
        ? [
            `- ${machine.cores} cores (${machine.processor}); Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
          ]
        : []),
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ]);
}
