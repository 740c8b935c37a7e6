import { expect, it } from 'vitest';
import { allowanceOf } from './allowance.ts';

it.each([
  [null, null, 0, { perOrder: null, perCustomer: null, still: null }],
  [2, null, 0, { perOrder: 2, perCustomer: null, still: null }],
  [2, 4, 0, { perOrder: 2, perCustomer: 4, still: null }],
  // An order cannot have more than its customer: one limit says it.
  [4, 4, 0, { perOrder: null, perCustomer: 4, still: null }],
  [9, 4, 0, { perOrder: null, perCustomer: 4, still: null }],
  [2, 4, 3, { perOrder: 2, perCustomer: 4, still: 1 }],
  [2, 4, 4, { perOrder: 2, perCustomer: 4, still: 0 }],
  // The limit was lowered since.
  [null, 1, 3, { perOrder: null, perCustomer: 1, still: 0 }],
  [2, null, 3, { perOrder: 2, perCustomer: null, still: null }],
])('with limits of %s and %s, after %i: %j', (orderLimit, customerLimit, had, expected) => {
  expect(allowanceOf({ orderLimit, customerLimit }, had)).toEqual({ ...expected, had });
});
