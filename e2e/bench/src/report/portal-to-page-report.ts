import type { conditions } from '../browser/conditions.ts';
import type { Machine } from '../machine.ts';
import type { PortalToPage } from '../portal-to-page/measure-portal-to-page.ts';
import { median } from '../statistics.ts';
import { table } from './table.ts';

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
const MOST_MS = 100;

export function portalToPageReport({ runs, machine, began, loadAverages, conditions }: PortalToPageResult): string {
  const pages = [...Map.groupBy(runs, ({ path }) => path)].map(([path, visits]) => {
    const times = visits.map(({ shown }) => shown);
    return { path, heading: visits[0]?.heading ?? '', median: median(times), longest: Math.max(...times) };
  });
  const late = pages.filter((page) => page.median > MOST_MS);
  const verdict = late.length === 0 ? 'met' : `**missed** by ${late.map(({ path }) => `\`${path}\``).join(', ')}`;
  return [
    table(
      ['page', 'heading', 'heading is there, median ms', 'longest ms'],
      pages.map(({ path, heading, median, longest }) => [
        `\`${path}\``,
        heading,
        median.toFixed(0),
        longest.toFixed(0),
      ]),
    ),
    `Goal for every page: a median of at most ${MOST_MS} ms, ${verdict}.`,
    [
      `- ${began.slice(0, 10)}, revision ${machine.revision}: ${runs.length / pages.length} visits of each page, each in a new tab.`,
      `- ${machine.cores} cores (${machine.processor}), load average ${loadAverages.join(' to ')}; Node ${machine.node.slice(1)}, Chromium ${machine.chromium}.`,
      `- Conditions: \`${JSON.stringify(conditions)}\`.`,
    ].join('\n'),
  ].join('\n\n');
}
