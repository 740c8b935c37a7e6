import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
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

export function portalToPageReport({ runs, machine, began, loadAverages, conditions }: PortalToPageResult): string {
  const pages = [...Map.groupBy(runs, ({ from, path }) => `${from} ${path}`).values()].map(summaryOf);
  const late = pages.filter(({ shown }) => shown > MAX_MS);
  const unsteady = pages.filter(({ isSteady }) => !isSteady);
  return [
    table(
      ['from', 'page', 'heading', 'heading, median ms', 'longest ms', 'the page below it, median ms'],
      pages.map(({ from, path, heading, shown, longest, whole }) => [
        from,
        `\`${path}\``,
        heading,
        ...[shown, longest, whole].map((ms) => ms.toFixed(0)),
      ]),
    ),
    `Goal for every page: a median of at most ${MAX_MS} ms, ${verdict(late)}. One heading that stays where and what it is when the page comes: ${verdict(unsteady)}.`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / pages.length} visits of each page, each in a new tab.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`; for the menu a screen 1280 wide and a mouse.`,
    ].join('\n'),
  ].join('\n\n');
}

function summaryOf(visits: PortalToPage[]) {
  const { from, path, heading } = visits[0]!;
  const times = visits.map(({ shown }) => shown);
  const isSteady = visits.every(({ stood, moved }) => stood && moved < 1);
  const whole = median(visits.map((visit) => visit.whole));
  return { from, path, heading, shown: median(times), longest: Math.max(...times), whole, isSteady };
}

const verdict = (missed: { from: string; path: string }[]): string =>
  missed.length === 0
    ? 'met'
    : `**missed** by ${missed.map(({ from, path }) => `\`${path}\` from the ${from}`).join(', ')}`;
