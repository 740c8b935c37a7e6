import { expect, it } from 'vitest';
import { type DayPart, dayPartAt, dayPartOf, nextDayPartAfter } from './day-part.ts';

/** A moment by the shop's clock. */
const at = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}+08:00`);

it.each<[string, DayPart, string]>([
  ['2026-11-20 00:00:00', 'night', '2026-11-20 05:00:00'],
  ['2026-11-20 04:59:59', 'night', '2026-11-20 05:00:00'],
  ['2026-11-20 05:00:00', 'morning', '2026-11-20 10:00:00'],
  ['2026-11-20 09:59:59', 'morning', '2026-11-20 10:00:00'],
  ['2026-11-20 10:00:00', 'noon', '2026-11-20 14:00:00'],
  ['2026-11-20 14:00:00', 'afternoon', '2026-11-20 17:00:00'],
  ['2026-11-20 17:00:00', 'evening', '2026-11-20 21:00:00'],
  ['2026-11-20 21:00:00', 'night', '2026-11-21 05:00:00'],
  ['2026-12-31 23:59:59', 'night', '2027-01-01 05:00:00'],
])('at %s it is %s until %s', (clock, part, until) => {
  expect(dayPartOf(clock)).toBe(part);
  expect(dayPartAt(at(clock))).toBe(part);
  expect(nextDayPartAfter(at(clock))).toBe(at(until));
});
