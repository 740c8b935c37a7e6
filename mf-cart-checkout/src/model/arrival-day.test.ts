import { expect, it } from 'vitest';
import { dayParts, daysAway } from './arrival-day.ts';

it.each([
  ['2026-11-24', { month: 10, number: 24, weekday: 2 }],
  ['2027-01-03', { month: 0, number: 3, weekday: 0 }],
  ['nonsense', null],
])('takes %s apart', (day, parts) => {
  expect(dayParts(day)).toEqual(parts);
});

it.each([
  ['2026-11-24', '2026-11-24 23:59:59', 0],
  ['2026-11-25', '2026-11-24 00:00:00', 1],
  ['2027-01-01', '2026-12-31 12:00:00', 1],
])('counts the days until %s', (day, now, days) => {
  expect(daysAway(day, now)).toBe(days);
});
