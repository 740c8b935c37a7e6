import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { restoreLines, takenLines } from './restore-lines.ts';

const lines = ['1', '2', '3', '4'].map((productId) => aCartLine({ productId, quantity: 2 }));
const [one, two, three, four] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0], (typeof lines)[0]];

it.each([
  ['the first', [one], [two, three, four]],
  ['one in the middle', [three], [one, two, four]],
  ['the last', [four], [one, two, three]],
  ['several beside each other', [two, three], [one, four]],
  ['several apart', [one, four], [two, three]],
  ['all', lines, []],
])('puts %s back', (_which, refs, rest) => {
  expect(restoreLines(rest, takenLines(lines, refs))).toEqual(lines);
});

it.each([
  ['first', 0, 1],
  ['last', 1, 0],
])('puts lines that were taken one after the other back, the one taken first %s', (_order, ...order) => {
  const taken = [takenLines(lines, [one]), takenLines([two, three, four], [two])];
  const restored = order.reduce((shown, index) => restoreLines(shown, taken[index] ?? []), [three, four]);
  expect(restored).toEqual(lines);
});

it('finds the nearest place when the cart has changed since', () => {
  const late = aCartLine({ productId: '9' });
  expect(restoreLines([four, late], takenLines(lines, [three]))).toEqual([three, four, late]);
  expect(restoreLines([late], takenLines(lines, [three]))).toEqual([late, three]);
});

it('leaves a line as it is that has come back by itself', () => {
  const known = { ...two, quantity: 1 };
  expect(restoreLines([one, known], takenLines(lines, [two]))).toEqual([one, known]);
});
