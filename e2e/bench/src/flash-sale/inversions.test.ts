import { expect, it } from 'vitest';
import { disorderOf } from './inversions.ts';

it.each([
  [[], { inversions: 0, overtaken: 0, most: 0 }],
  [[1, 2, 2, 3], { inversions: 0, overtaken: 0, most: 0 }],
  [[2, 1], { inversions: 1, overtaken: 1, most: 1 }],
  [[9, 1, 2, 3], { inversions: 3, overtaken: 3, most: 8 }],
  [[3, 2, 1], { inversions: 3, overtaken: 2, most: 2 }],
])('of %j', (arrivals, expected) => {
  expect(disorderOf(arrivals)).toMatchObject({ ...expected, pairs: (arrivals.length * (arrivals.length - 1)) / 2 });
});
