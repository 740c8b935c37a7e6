import { expect, it } from 'vitest';
import { balanceDays, listDays } from './ledger-days.ts';

const today = '2026-11-20';
const own = { from: '2026-10-01', until: '2026-10-31' };

it.each([
  ['week', { from: '2026-11-14', until: today }],
  ['month', { from: '2026-10-22', until: today }],
  ['quarter', { from: '2026-08-23', until: today }],
  ['own', own],
] as const)('%s', (range, days) => {
  expect(listDays(range, own, today)).toEqual(days);
  expect(balanceDays(range, own, today)).toEqual(days);
});

it('of everything the last year of balances is shown', () => {
  expect(listDays('all', null, today)).toBeUndefined();
  expect(balanceDays('all', null, today)).toEqual({ from: '2025-11-21', until: today });
});
