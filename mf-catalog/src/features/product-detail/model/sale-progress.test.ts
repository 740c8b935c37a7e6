import { expect, it } from 'vitest';
import { soldPercent } from './sale-progress.ts';

const variant = (left: number, allotted: number, held = 0) => ({
  id: '1',
  variantId: null,
  price: 1,
  normalPrice: 2,
  picture: null,
  left,
  held,
  allotted,
});

it.each([
  ['running', [variant(36, 100)], 64],
  ['running', [variant(1, 300), variant(0, 300)], 99],
  ['running', [variant(0, 10)], 100],
  ['running', [variant(0, 10, 4)], 60],
  ['running', [variant(12, 10)], 0],
  ['running', [variant(5, 0)], null],
  ['running', [], null],
  ['upcoming', [variant(36, 100)], null],
] as const)('%s sale of %j: %s', (state, variants, percent) => {
  expect(soldPercent({ state, variants })).toBe(percent);
});
