import { middle } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import type { LighthouseResult } from './bench-lighthouse.ts';
import { type Category, categories, type Timing, timings } from './read-page.ts';
import { visits } from './visits.ts';

const goals: Record<Category, number> = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Median scores beside their goals, what complains, and how it was measured. */
export function lighthouseReport({ began, machine, loadAverages, readings }: LighthouseResult): Report {
  const rows = visits.map(({ name, isGoal }) => [
    name,
    ...categories.map((category) => {
      const scores = readings.filter(({ page }) => page === name).map(({ reading }) => reading.scores[category]);
      const score = middle(scores, 'points', { better: 'higher' });
      const verdict = score.value >= goals[category] ? 'met' : '**missed**';
      return { ...score, shown: isGoal ? `${score.value} ${verdict}` : String(score.value) };
    }),
    ...(Object.keys(timings) as Timing[]).map((id) =>
      middle(
        readings.filter(({ page }) => page === name).map(({ reading }) => reading.timings[id]),
        'ms',
      ),
    ),
  ]);
  const complaints = new Set(
    readings.flatMap(({ page, reading }) => reading.complaints.map((complaint) => `- ${page}, ${complaint}`)),
  );
  return reportOf([
    '### Lighthouse, as a phone',
    table(
      [
        'page',
        ...categories.map((name) => `${name}, at least ${goals[name]}`),
        ...Object.values(timings).map((name) => `${name} ms`),
      ],
      rows,
    ),
    complaints.size === 0 ? 'No audit outside of performance complains.' : [...complaints].join('\n'),
    `${began.slice(0, 10)}, revision ${machine.revision}, Lighthouse ${readings[0]?.reading.version}, Chromium ${machine.chromium}: medians of ${readings.length / visits.length} readings on ${machine.cores} cores (${machine.processor}); load average ${loadAverages.join(' to ')}.`,
  ]);
}
