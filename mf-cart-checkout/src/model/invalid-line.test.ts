import type { InvalidReason } from '@jishi/api/cart';
import { expect, it } from 'vitest';
import { type Invalidity, invalidity } from './invalid-line.ts';

it.each<[InvalidReason | undefined, number | null, Invalidity]>([
  ['missing', 3, 'gone'],
  [undefined, 0, 'gone'],
  ['off-shelf', 3, 'off-shelf'],
  ['variant-missing', null, 'variant-gone'],
  ['short-of-stock', 0, 'sold-out'],
  ['short-of-stock', 2, 'too-many'],
  ['short-of-stock', null, 'too-many'],
])('%s with %s left is %s', (invalidReason, stock, expected) => {
  expect(invalidity({ invalidReason, stock })).toBe(expected);
});
