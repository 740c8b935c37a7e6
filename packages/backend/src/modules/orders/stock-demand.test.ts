import { expect, it } from 'vitest';
import { stockDemands } from './stock-demand.ts';

it('adds up per stock, in one order whatever the order of the lines', () => {
  const lines = [
    { productId: 9, variantId: null, quantity: 1 },
    { productId: 2, variantId: 8, quantity: 1 },
    { productId: 2, variantId: 7, quantity: 2 },
    { productId: 2, variantId: 8, quantity: 3 },
    { productId: 3, variantId: null, quantity: 1 },
  ];
  const expected = [
    { productId: 3, variantId: null, quantity: 1 },
    { productId: 9, variantId: null, quantity: 1 },
    { productId: 2, variantId: 7, quantity: 2 },
    { productId: 2, variantId: 8, quantity: 4 },
  ];
  expect(stockDemands(lines)).toEqual(expected);
  expect(stockDemands(lines.toReversed())).toEqual(expected);
});
