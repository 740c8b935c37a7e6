import { expect, it } from 'vitest';
import { stockDemands } from './stock-demand.ts';

it('adds up per stock, in one order whatever the order of the lines', () => {
  const lines = [
    { goodId: 9, skuId: null, pieces: 1 },
    { goodId: 2, skuId: 8, pieces: 1 },
    { goodId: 2, skuId: 7, pieces: 2 },
    { goodId: 2, skuId: 8, pieces: 3 },
    { goodId: 3, skuId: null, pieces: 1 },
  ];
  const expected = [
    { goodId: 3, skuId: null, pieces: 1 },
    { goodId: 9, skuId: null, pieces: 1 },
    { goodId: 2, skuId: 7, pieces: 2 },
    { goodId: 2, skuId: 8, pieces: 4 },
  ];
  expect(stockDemands(lines)).toEqual(expected);
  expect(stockDemands(lines.toReversed())).toEqual(expected);
});
