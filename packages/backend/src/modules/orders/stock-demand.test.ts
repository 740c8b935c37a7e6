import { expect, it } from 'vitest';
import { stockDemands } from './stock-demand.ts';

it('adds up per stock, in one order whatever the order of the lines', () => {
  const lines = [
    { productId: 9, variantId: null, pieces: 1 },
    { productId: 2, variantId: 8, pieces: 1 },
    { productId: 2, variantId: 7, pieces: 2 },
    { productId: 2, variantId: 8, pieces: 3 },
    { productId: 3, variantId: null, pieces: 1 },
  ];
  const expected = [
    { productId: 3, variantId: null, pieces: 1 },
    { productId: 9, variantId: null, pieces: 1 },
    { productId: 2, variantId: 7, pieces: 2 },
    { productId: 2, variantId: 8, pieces: 4 },
  ];
  expect(stockDemands(lines)).toEqual(expected);
  expect(stockDemands(lines.toReversed())).toEqual(expected);
});
