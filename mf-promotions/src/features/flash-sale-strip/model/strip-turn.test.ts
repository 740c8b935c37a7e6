import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { expect, it } from 'vitest';
import { stripTurn } from './strip-turn.ts';

const ending = (endsAt: string) => ({ endsAt }) as FlashSaleCard;

it.each([
  [['2026-11-21 00:00:00', '2026-11-20 23:30:00'], '2026-11-20 23:00:00', '2026-11-20T23:30:00+08:00'],
  [['2026-11-21 00:00:00'], null, '2026-11-21T00:00:00+08:00'],
  [[], '2026-11-20 23:59:59', '2026-11-21T00:00:00+08:00'],
  [[], '2026-12-31 22:00:00', '2027-01-01T00:00:00+08:00'],
])('sales that end at %j, told at %s, turn at %s', (ends, serverTime, turn) => {
  expect(stripTurn({ items: ends.map(ending), serverTime })).toBe(Date.parse(turn));
});

it('does not know without a time', () => {
  expect(stripTurn({ items: [], serverTime: null })).toBeUndefined();
  expect(stripTurn({ items: [ending('soon')], serverTime: null })).toBeUndefined();
});
