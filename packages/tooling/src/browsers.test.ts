import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './browsers.ts';
import { rsbuildConfig } from './rsbuild.ts';

const document = readFileSync(fileURLToPath(new URL('../../../docs/browsers.md', import.meta.url)), 'utf8');

/** Cells of the table below a heading, without its head and rule. */
function rowsBelow(heading: string): string[][] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Versions are compared number by number: 17.4 is before 17.10. */
const isLater = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0;

test('the oldest browsers are those the build is made for, and those that have all that is required', () => {
  const required = rowsBelow('What the scripts require');
  expect(required.length).toBeGreaterThan(5);
  const latest = (column: number) =>
    required.map((row) => row[column] ?? '').reduce((most, version) => (isLater(version, most) ? version : most));
  expect([`chrome >= ${latest(1)}`, `safari >= ${latest(3)}`, `firefox >= ${latest(2)}`]).toEqual([...oldestBrowsers]);
});

test('the build takes its browsers from there', () => {
  const part = { name: 'shell', folder: '/', mfName: 'shell' } as Parameters<typeof rsbuildConfig>[0];
  expect(rsbuildConfig(part).environments?.['web']?.output?.overrideBrowserslist).toEqual([...oldestBrowsers]);
});
