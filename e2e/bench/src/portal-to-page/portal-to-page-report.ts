import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { PortalToPage } from './measure-portal-to-page.ts';

/** What `docs/benchmarks/portal-to-page.json` holds. */
export type PortalToPageResult = {
  format: 1;
  began: string;
  machine: Machine;
  loadAverages: number[];
  conditions: typeof conditions;
  runs: PortalToPage[];
};

/** Up to here a page seems to be there at once. */
const MAX_MS = 100;

export function portalToPageReport({ runs, machine, began, loadAverages, conditions }: PortalToPageResult): Report {
  const pages = [...Map.groupBy(runs, ({ from, path }) => `${from} ${path}`).values()].map(summaryOf);
  const late = pages.filter(({ shown }) => median(shown) > MAX_MS);
  const unsteady = pages.filter(({ isSteady }) => !isSteady);
  return reportOf([
    table(
      ['from', 'page', 'heading', 'heading, median ms', 'heading, longest ms', 'the page below it, median ms'],
      pages.map(({ from, path, heading, shown, whole }) => [
        from,
        `\`${path}\``,
        heading,
        middle(shown, 'ms'),
        single(Math.max(...shown), 'ms'),
        middle(whole, 'ms'),
      ]),
      2,
    ),
    `Goal for every page: a median of at most ${MAX_MS} ms, ${verdict(late)}. One heading that stays where and what it is when the page comes: ${verdict(unsteady)}.`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / pages.length} visits of each page, each in a new tab.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`; for the menu a screen 1280 wide and a mouse.`,
    ].join('\n'),
  ]);
}

function summaryOf(visits: PortalToPage[]) {
  const { from, path, heading } = visits[0]!;
  const isSteady = visits.every(({ stood, moved }) => stood && moved < 1);
  return {
    from,
    path,
    heading,
    shown: visits.map(({ shown }) => shown),
    whole: visits.map(({ whole }) => whole),
    isSteady,
  };
}

const verdict = (missed: { from: string; path: string }[]): string =>
  missed.length === 0
    ? 'met'
    : `**missed** by ${missed.map(({ from, path }) => `\`${path}\` from the ${from}`).join(', ')}`;
