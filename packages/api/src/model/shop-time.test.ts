import { expect, it } from 'vitest';
import { addSeconds, secondsBetween, shopTimeAt } from './shop-time.ts';

it.each([
  ['2026-11-20 23:38:17', '2026-11-21 00:00:00', 1303],
  ['2026-11-21 00:00:00', '2026-11-20 23:59:59', -1],
  ['', '2026-11-20 23:59:59', 0],
])('from %s to %s', (from, to, seconds) => {
  expect(secondsBetween(from, to)).toBe(seconds);
});

it('adds over midnight and leaves unreadable text alone', () => {
  expect(addSeconds('2026-12-31 23:00:00', 7200)).toBe('2027-01-01 01:00:00');
  expect(addSeconds('soon', 7200)).toBe('soon');
});

it('reads the clock of the shop', () => {
  expect(shopTimeAt(new Date('2026-11-20T15:38:19Z'))).toBe('2026-11-20 23:38:19');
});
