import { expect, it } from 'vitest';
import { daysLeft, isWithinDay } from './last-day.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const HOUR = 3_600_000;

it.each([
  [undefined, false, null],
  [-1, false, null],
  [0, false, null],
  [1, true, null],
  [24, true, null],
  [24.01, false, 2],
  [48, false, 2],
  [72, false, 3],
  [72.01, false, null],
])('in %f hours', (hours, isLast, days) => {
  const end = hours === undefined ? undefined : NOW + hours * HOUR;
  expect([isWithinDay(end, NOW), daysLeft(end, NOW)]).toEqual([isLast, days]);
});
