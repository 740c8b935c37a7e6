import { describe, expect, it } from 'vitest';
import { type PointsLimit, payableByPoints, pointsFor, worthOf } from './rules.ts';

const limits = new Map<number, PointsLimit>([
  [1, { type: 'fixed', value: 300 }],
  [2, { type: 'percent', value: 10 }],
  [3, { type: 'percent', value: 150 }],
]);

describe('payableByPoints', () => {
  it.each([
    ['a good without a setting', [{ productId: 9, total: 1000 }], 0],
    ['a fixed amount', [{ productId: 1, total: 1000 }], 300],
    [
      'a fixed amount, once per good',
      [
        { productId: 1, total: 1000 },
        { productId: 1, total: 1000 },
      ],
      300,
    ],
    ['a fixed amount above the price', [{ productId: 1, total: 120 }], 120],
    [
      'a percentage of every line, rounded down',
      [
        { productId: 2, total: 1999 },
        { productId: 2, total: 19 },
      ],
      199 + 1,
    ],
    ['never more than the goods cost', [{ productId: 3, total: 500 }], 500],
    [
      'several goods',
      [
        { productId: 1, total: 1000 },
        { productId: 2, total: 1000 },
      ],
      400,
    ],
    ['nothing', [], 0],
  ])('%s', (_, lines, cents) => {
    expect(payableByPoints(lines, limits)).toBe(cents);
  });
});

it.each([
  [300, 0.01, 300],
  [299, 0.02, 149],
  [7, 0.07, 1],
  [0, 0.01, 0],
])('%i cents at %d yuan a point take %i points', (cents, rate, points) => {
  expect(pointsFor(cents, rate)).toBe(points);
});

it.each([
  [5029, 0.01, 5029],
  [3, 0.015, 4],
])('%i points at %d yuan are worth %i cents', (points, rate, cents) => {
  expect(worthOf(points, rate)).toBe(cents);
});
