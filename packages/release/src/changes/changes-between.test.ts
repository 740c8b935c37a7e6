import { expect, test } from 'vitest';
import type { ChangeCommit, Changes } from './changes.ts';
import { changesBetween } from './changes-between.ts';

const commit = (subject: string): ChangeCommit => ({
  hash: 'a'.repeat(40),
  type: 'feat',
  scope: null,
  subject,
  breaking: null,
  folders: [],
});

const changes = (version: string, since: string | null, commits: string[] | null): Changes => ({
  format: 1,
  part: 'mf-catalog',
  version,
  time: '2026-11-01T00:00:00.000Z',
  since,
  head: null,
  isDirty: false,
  commits: commits?.map(commit) ?? null,
  leftOut: version === '3.0.0' ? 2 : 0,
});

const all = [
  changes('5.0.0', '4.0.0', ['five']),
  changes('4.0.0', '3.0.0', null),
  changes('3.0.0', '2.0.0', ['three b', 'three a']),
  changes('2.0.0', '1.0.0', ['two']),
  changes('1.0.0', null, []),
];

test.each([
  ['1.0.0', '3.0.0', 'brings', ['three b', 'three a', 'two'], 2],
  ['2.0.0', '3.0.0', 'brings', ['three b', 'three a'], 2],
  ['3.0.0', '1.0.0', 'takes-back', ['three b', 'three a', 'two'], 2],
  ['4.0.0', '5.0.0', 'brings', ['five'], 0],
])('from %s to %s %s', (from, to, kind, subjects, leftOut) => {
  const between = changesBetween(all, from, to);
  expect(between).toMatchObject({ kind, leftOut });
  expect(between.kind === 'no-history' ? [] : between.commits.map(({ subject }) => subject)).toEqual(subjects);
});

test.each([
  ['past a version without history', '2.0.0', '5.0.0'],
  ['from a version nobody put down', '0.9.0', '2.0.0'],
  ['to a version nobody put down', '2.0.0', '9.0.0'],
])('%s there is none', (_what, from, to) => {
  expect(changesBetween(all, from, to)).toEqual({ kind: 'no-history' });
});

test('records that lead in a circle end', () => {
  const circle = [changes('1.0.0', '2.0.0', ['a']), changes('2.0.0', '1.0.0', ['b'])];
  expect(changesBetween(circle, '3.0.0', '2.0.0')).toEqual({ kind: 'no-history' });
});
