import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { restoreLines, takenLines } from './restore-lines.ts';

const [a, b, c] = ['1', '2', '3'].map((productId) => aCartLine({ productId })) as [
  ReturnType<typeof aCartLine>,
  ReturnType<typeof aCartLine>,
  ReturnType<typeof aCartLine>,
];

it.each([
  ['the first line', [b, c], [a]],
  ['a line in the middle', [a, c], [b]],
  ['the last line', [a, b], [c]],
  ['all lines', [], [a, b, c]],
])('puts back %s', (_title, left, removed) => {
  expect(restoreLines(left, takenLines([a, b, c], removed))).toEqual([a, b, c]);
});

it('leaves a line alone that was added again meanwhile', () => {
  const again = { ...a, quantity: 5 };
  expect(restoreLines([again], takenLines([a], [a]))).toEqual([again]);
});
