import { expect, test } from 'vitest';
import { median, medianDeviation, quantile } from './statistics.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('quantiles lie between the values', () => {
  expect(quantile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38);
  expect(quantile([7, 9], 0)).toBe(7);
  expect(quantile([7, 9], 1)).toBe(9);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
});

test.each([
  [[3], 0],
  [[1, 2, 3, 4, 100], 1],
  [[10, 10, 10, 90], 0],
])('the median deviation of %j is %d', (values, expected) => {
  expect(medianDeviation(values)).toBe(expected);
});
