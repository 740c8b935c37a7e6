import { expect, it } from 'vitest';
import { move } from './move.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [7, 0, 'abc'],
])('from %i to %i: %s', (from, to, order) => {
  expect(move([...'abc'], from, to).join('')).toBe(order);
});
