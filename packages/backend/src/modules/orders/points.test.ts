import { expect, it } from 'vitest';
import { pointsForShopping } from './points.ts';

it.each([
  [10_000, 5, 500],
  [1_990, 5, 100],
  [10_000, 0, 0],
  [0, 5, 0],
  [-100, 5, 0],
])('%i cents at %i percent give %i points', (cents, percent, points) => {
  expect(pointsForShopping(cents, percent)).toBe(points);
});
