import { expect, it } from 'vitest';
import { lotteryState } from './state.ts';

const known = { startsAt: '2026-11-01 00:00:00', endsAt: '2026-12-01 00:00:00', serverTime: null };

it.each([
  ['open', '2026-11-23 12:00:00', 'open'],
  ['open', '2026-12-01 00:00:00', 'ended'],
  ['closed', '2026-11-23 12:00:00', 'closed'],
  ['closed', '2026-10-31 23:59:59', 'closed'],
  ['upcoming', '2026-10-31 23:59:59', 'upcoming'],
  ['upcoming', '2026-11-01 00:00:00', 'open'],
  ['ended', '2026-12-02 00:00:00', 'ended'],
] as const)('told %s, at %s it is %s', (state, now, expected) => {
  expect(lotteryState({ ...known, state }, now)).toBe(expected);
});

it('has no end where the server says none', () => {
  expect(lotteryState({ state: 'open', startsAt: '', endsAt: '', serverTime: null }, '2026-11-23 12:00:00')).toBe(
    'open',
  );
});
