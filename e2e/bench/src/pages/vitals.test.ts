import { expect, test } from 'vitest';
import { blockingTime, layoutShift } from './vitals.ts';

test('only what goes beyond 50 ms blocks', () => {
  const tasks = [50, 80, 250].map((duration, index) => ({ start: index * 1000, duration }));
  expect(blockingTime(tasks)).toBe(230);
  expect(blockingTime([])).toBe(0);
});

test.each([
  ['none', [], 0],
  [
    'those within a second add up',
    [
      [0, 0.1],
      [900, 0.2],
    ],
    0.3,
  ],
  [
    'a pause of a second begins anew',
    [
      [0, 0.1],
      [1000, 0.2],
    ],
    0.2,
  ],
  [
    'after five seconds a new window begins',
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
      [2700, 0.1],
      [3600, 0.1],
      [4500, 0.1],
      [5400, 0.1],
    ],
    0.6,
  ],
  [
    'the largest counts, not the last',
    [
      [0, 0.3],
      [5000, 0.1],
    ],
    0.3,
  ],
])('layout shifts: %s', (_name, shifts, expected) => {
  expect(layoutShift(shifts.map(([time = 0, value = 0]) => ({ time, value })))).toBeCloseTo(expected);
});
