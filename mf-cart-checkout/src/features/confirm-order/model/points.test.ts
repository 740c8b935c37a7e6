import { expect, it } from 'vitest';
import { pointsFor } from './points.ts';

it.each([
  [undefined, { available: 2460, deductible: 680 }, 680],
  [undefined, { available: 50, deductible: 680 }, 50],
  [0, { available: 2460, deductible: 680 }, 0],
  [700, { available: 2460, deductible: 680 }, 680],
  [10, { available: 2460, deductible: 680 }, 10],
  [undefined, { available: -5, deductible: 680 }, 0],
  [undefined, undefined, 0],
])('wanted %s of %j: %d', (wanted, limits, expected) => {
  expect(pointsFor(wanted, limits)).toBe(expected);
});
