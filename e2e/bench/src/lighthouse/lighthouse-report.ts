import { table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { LighthouseResult } from './bench-lighthouse.ts';
import { type Category, categories } from './read-page.ts';
import { visits } from './visits.ts';

const goals: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Median scores beside their goals, what complains, and how it was measured. */
export function lighthouseReport({ began, machine, loadAverages, readings }: LighthouseResult): string {
  const rows = visits.map(({ name, isGoal }) => [
    name,
    ...categories.map((category) => {
      const scores = readings.filter(({ page }) => page === name).map(({ reading }) => reading.scores[category]);
      const score = median(scores);
      if (!isGoal) return String(score);
      return `${score} ${score >= goals[category] ? 'met' : '**missed**'}`;
    }),
  ]);
  const complaints = new Set(
    readings.flatMap(({ page, reading }) => reading.complaints.map((complaint) => `- ${page}, ${complaint}`)),
  );
  return [
    '### Lighthouse, as a phone',
    table(['page', ...categories.map((name) => `${name}, at least ${goals[name]}`)], rows),
    complaints.size === 0 ? 'No audit outside of performance complains.' : [...complaints].join('\n'),
    `${began.slice(0, 10)}, revision ${machine.revision}, Lighthouse ${readings[0]?.reading.version}, Chromium ${machine.chromium}: medians of ${readings.length / visits.length} readings on ${machine.cores} cores (${machine.processor}); load average ${loadAverages.join(' to ')}.`,
  ].join('\n\n');
}
