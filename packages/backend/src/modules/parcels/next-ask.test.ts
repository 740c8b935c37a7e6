import { expect, it } from 'vitest';
import { afterFailures, afterResponse } from './next-ask.ts';

const now = new Date('2026-11-25T08:00:00Z');
const hoursFrom = (date: Date | null) => date && (date.getTime() - now.getTime()) / 3_600_000;

it.each([
  [1, 1],
  [2, 2],
  [4, 8],
  [9, 256],
  [10, 360],
  [1000, 360],
])('after %i failures it is asked again in %i minutes', (failures, minutes) => {
  expect(afterFailures(failures, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});

it('a service that tells is asked every twelve hours, one that knows when there is more then, and none after two months', () => {
  const shippedAt = new Date('2026-11-20T08:00:00Z');
  const nextAt = new Date('2026-11-25T08:05:00Z');
  expect(hoursFrom(afterResponse({ shippedAt }, now))).toBe(12);
  expect(afterResponse({ shippedAt }, now, nextAt)).toBe(nextAt);
  expect(afterResponse({ shippedAt }, now, null)).toBeNull();
  expect(afterResponse({ shippedAt: new Date('2026-09-20T08:00:00Z') }, now, nextAt)).toBeNull();
});
