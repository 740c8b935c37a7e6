import { expect, it } from 'vitest';
import { endingSoon } from './ending-soon.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');

it.each([
  ['2026-11-20 12:00:01', 1],
  ['2026-11-23 12:00:00', 1],
  ['2026-11-23 12:00:01', 0],
  ['2026-11-20 12:00:00', 0],
  ['2026-11-19 12:00:00', 0],
  ['', 0],
])('%s: %i', (validUntil, soon) => {
  expect(endingSoon([{ validUntil }], now)).toBe(soon);
});

it('counts them all', () => {
  expect(endingSoon([{ validUntil: '2026-11-21 00:00:00' }, { validUntil: '2026-11-22 00:00:00' }], now)).toBe(2);
});
