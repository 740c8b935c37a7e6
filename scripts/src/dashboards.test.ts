import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

type Box = { h: number; w: number; x: number; y: number };
type Panel = { id: number; title: string; gridPos: Box; targets?: { expr: string }[] };
type Dashboard = { panels: Panel[] };

const folder = join(root, 'docs/dashboards');
const dashboards = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dashboard] as const);

/** Metrics with their labels, as the page for operators lists them: `jishi_pages_total{kind}`, `…_ttfb_seconds`. */
function documentedMetrics(): Map<string, string[]> {
  const text = readFileSync(join(root, 'docs/operations-observing.md'), 'utf8');
  const metrics = new Map<string, string[]>();
  for (const [row] of text.matchAll(/^\| `jishi_.*$/gm)) {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`(jishi_[a-z_]+|…_[a-z_]+)(?:\{([\w,]+)\})?`/g)];
    // Several of one kind share a row, a prefix and the labels of the first, or of the row above.
    for (const [, name = '', labels] of names) {
      metrics.set(name.replace('…', 'jishi_rum'), labels?.split(',') ?? []);
    }
  }
  return metrics;
}

const metricsIn = (expression: string): string[] => [
  ...new Set([...expression.matchAll(/\bjishi_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))),
];

test.each(dashboards)('%s asks only for metrics that servers give', (_, { panels }) => {
  const known = documentedMetrics();
  const asked = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test.each(dashboards)('%s has panels that do not overlap', (_, { panels }) => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const found = panels.flatMap((one, index) =>
    panels
      .slice(index + 1)
      .filter((other) => overlap(one.gridPos, other.gridPos))
      .map((other) => `${one.title} – ${other.title}`),
  );
  expect(found).toEqual([]);
});
