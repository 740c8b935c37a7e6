import { expect, test } from 'vitest';
import { putSection } from './section.ts';
import { table } from './table.ts';

test('a table is aligned', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['home', '1234'],
        ['list', '5'],
      ],
    ),
  ).toBe(['| page |   ms |', '| ---- | ---: |', '| home | 1234 |', '| list |    5 |'].join('\n'));
});

test('a section is put at the end, then replaced where it stands', () => {
  const first = putSection('# Benchmarks\n', 'pages', 'old');
  expect(first).toBe('# Benchmarks\n\n<!-- bench:pages -->\nold\n<!-- /bench:pages -->\n');
  expect(putSection(`${first}\nWhy: said by hand.\n`, 'pages', 'new')).toBe(
    '# Benchmarks\n\n<!-- bench:pages -->\nnew\n<!-- /bench:pages -->\n\nWhy: said by hand.\n',
  );
});

test('an empty document becomes the section', () => {
  expect(putSection('', 'pages', 'text')).toBe('<!-- bench:pages -->\ntext\n<!-- /bench:pages -->\n');
});
