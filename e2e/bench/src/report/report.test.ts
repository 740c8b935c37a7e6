import { expect, test } from 'vitest';
import { middle, single, timesOf } from './measured.ts';
import { reportOf, telling } from './report.ts';
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
    ).text,
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

test.each([
  ['one in a row', ['page', 'ms'], [['home', middle([3, 1, 2], 'ms')]], ['home']],
  ['several in a row', ['page', 'ms', 'KB'], [['home', single(1, 'ms'), single(2, 'KB')]], ['home: ms', 'home: KB']],
  ['beside text', ['goal', 'measured', 'at most'], [['HTML', single(2, 'KB'), '3']], ['HTML']],
])('figures of a table with %s are named', (_, head, rows, names) => {
  expect(table(head, rows).figures.map(({ name }) => name)).toEqual(names);
});

test('two columns may name a row', () => {
  expect(table(['from', 'page', 'ms'], [['menu', 'orders', single(1, 'ms')]], 2).figures[0]?.name).toBe('menu, orders');
});

test('a figure says how many runs it has and how far they lie apart', () => {
  const { figures, text } = reportOf([
    table(['page', 'ms'], [['home', middle([10, 30, 11, 9], 'ms')]]),
    telling('Twice.', { twice: timesOf([4, 6, 9], [2, 3, 3]) }),
  ]);
  expect(text).toContain('| home |  11 |\n\nTwice.');
  expect(figures).toEqual([
    { name: 'home', value: 10.5, unit: 'ms', better: 'lower', runs: 4, deviation: 1 },
    { name: 'twice', value: 2, unit: '×', better: 'lower', runs: 3, deviation: 0 },
  ]);
});

test('a single value has no deviation', () => {
  expect(middle([5], 'ms')).toEqual({ ...single(5, 'ms'), runs: 1, deviation: null });
});
