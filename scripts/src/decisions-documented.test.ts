import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/.test(name) && !name.startsWith('000-'));
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const entries = [...index.matchAll(/^- \[(\d{3}) (.+?)\]\(([^)]+)\)(.*)$/gm)].map(
  ([, number = '', title = '', file = '', rest = '']) => ({ number, title, file, rest }),
);

/** Numbers of decisions a text names as those that replace it, wholly or in part. */
const replacedBy = (text: string): string[] =>
  [...text.matchAll(/replaced(?: in part)? by ((?:\d{3}(?:, | and )?)+)/g)].flatMap(
    ([, names = '']) => names.match(/\d{3}/g) ?? [],
  );

const records = files.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, title = ''] = /^# \d{3} (.+)$/m.exec(text) ?? [];
  const [, status = ''] = /^\*\*Status:\*\* ([\s\S]+?)\n\n/m.exec(text) ?? [];
  return { number: file.slice(0, 3), file, title, status: status.replaceAll('\n', ' ') };
});

test('every record stands in the index once, and nothing else does', () => {
  expect(records.length).toBeGreaterThan(110);
  expect(entries.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

describe.each(records)('$number', ({ number, file, title, status }) => {
  const entry = entries.find((one) => one.file === file);

  test('has its number and title in the index', () => {
    expect(entry).toMatchObject({ number, title });
  });

  test('says whether it holds', () => {
    expect(status).toMatch(/^(?:proposed|accepted \(\d{4}-\d{2}(?:-\d{2})?\)|replaced by \d{3})/);
  });

  test('is marked as replaced in both places, or in none, by records that are there', () => {
    const by = replacedBy(status);
    expect(replacedBy(entry?.rest ?? '')).toEqual(by);
    for (const other of by) expect(records.map((one) => one.number)).toContain(other);
  });
});
