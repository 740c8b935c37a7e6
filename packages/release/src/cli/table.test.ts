import { expect, test } from 'vitest';
import { table } from './table.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('columns are as wide as their widest cell, Chinese counted twice', () => {
  expect(
    table(
      ['A', 'B'],
      [
        ['集市', 'x'],
        ['ab', ''],
      ],
    ),
  ).toBe('A     B\n集市  x\nab');
});

test.each([
  ['a long sentence', words(40)],
  ['a long sentence in Chinese', '新的首页已经上线'.repeat(30)],
  ['both', `新的首页 ${words(20)} 已经上线`],
])('%s goes on in further lines, below itself', (_, reason) => {
  const lines = table(
    ['SERIAL', 'AUTHOR', 'REASON'],
    [
      ['12', 'Li', reason],
      ['11', 'Wu', 'short'],
    ],
  ).split('\n');
  const columns = lines.map((line) => [...line].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0));
  expect(Math.max(...columns)).toBeLessThanOrEqual(120);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(2, -1).every((line) => line.startsWith(' '.repeat(16)) && line[16] !== ' ')).toBe(true);
  const told = lines
    .slice(1, -1)
    .map((line) => line.slice(16))
    .join(' ');
  expect(told.replace(/\s/g, '')).toBe(reason.replace(/\s/g, ''));
  expect(lines.at(-1)).toBe('11      Wu      short');
});

test('what cannot be broken stays whole, and wide tables leave the last column some room', () => {
  const address = `https://shop.example/${'x'.repeat(150)}`;
  expect(
    table(['A', 'B'], [['1', `see ${address} for more`]])
      .split('\n')
      .slice(1),
  ).toEqual(['1  see', `   ${address}`, '   for more']);
  const wide = table(['A', 'B'], [['x'.repeat(118), words(20)]]).split('\n');
  expect(wide.length).toBeGreaterThan(3);
});
