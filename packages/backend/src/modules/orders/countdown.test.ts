import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const now = new Date('2026-01-01T00:00:00Z');

it.each([
  [86_400, { day: 1, hour: 0, minute: 0, second: 0, seconds: 86_400 }],
  [86_399, { day: 0, hour: 23, minute: 59, second: 59, seconds: 86_399 }],
  [3_661, { day: 0, hour: 1, minute: 1, second: 1, seconds: 3_661 }],
  [0, { day: 0, hour: 0, minute: 0, second: 0, seconds: 0 }],
  [-90, { day: 0, hour: 0, minute: 0, second: 0, seconds: -90 }],
])('%i seconds', (seconds, expected) => {
  expect(countdown(new Date(now.getTime() + seconds * 1000), now)).toEqual(expected);
});

it('says nought, not minus nought, within the last second', () => {
  expect(countdown(new Date(now.getTime() - 400), now).seconds).toBe(0);
});
