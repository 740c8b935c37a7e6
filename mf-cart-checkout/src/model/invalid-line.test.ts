import type { InvalidReason } from '@jishi/api/cart';
import { expect, it } from 'vitest';
import { type Invalidity, invalidity, mayHaveAnotherVariant } from './invalid-line.ts';

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

it.each<[InvalidReason, string | null, number, boolean]>([
  ['variant-missing', '7', 0, true],
  ['variant-missing', null, 0, true],
  ['short-of-stock', '7', 0, true],
  ['short-of-stock', '7', 2, true],
  ['short-of-stock', null, 2, false],
  ['off-shelf', '7', 2, false],
  ['missing', '7', 2, false],
])('%s of variant %s with %s left may have another one: %s', (invalidReason, variantId, stock, expected) => {
  expect(mayHaveAnotherVariant({ invalidReason, variantId, stock })).toBe(expected);
});
