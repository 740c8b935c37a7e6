import type { Features } from '@jishi/api/shop';
import { expect, it } from 'vitest';
import { holdsSales } from './holds-sales.ts';

it.each([
  [{ 'flash-sales': true, coupons: false }, true],
  [{ 'flash-sales': false, coupons: true }, false],
  [{ 'flash-sales': false, coupons: false }, true],
])('%j: %s', (features, holds) => {
  expect(holdsSales(features as Features)).toBe(holds);
});
