import { expect, it } from 'vitest';
import { checkBalance } from './balance.ts';

it.each([
  [10000, 9999, { isEnough: true, left: 1 }],
  [10000, 10000, { isEnough: true, left: 0 }],
  [9999, 10000, { isEnough: false, missing: 1 }],
  [0, 0, { isEnough: true, left: 0 }],
])('%i for an order of %i', (balance, total, expected) => {
  expect(checkBalance({ balance, total })).toEqual(expected);
});
