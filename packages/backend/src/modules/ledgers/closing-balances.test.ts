import { expect, it } from 'vitest';
import { closingBalances, type DayChange } from './closing-balances.ts';

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const on = (day: string, income: number, expend = 0): DayChange => ({ day, income, expend });

it.each([
  { name: 'nothing moved', now: 50, changes: [], opening: 50, income: 0, expend: 0, closings: [50, 50, 50] },
  { name: 'an account that is new', now: 0, changes: [], opening: 0, income: 0, expend: 0, closings: [0, 0, 0] },
  {
    name: 'income on the first day',
    now: 70,
    changes: [on('2026-11-01', 20)],
    ...{ opening: 50, income: 20, expend: 0, closings: [70, 70, 70] },
  },
  {
    name: 'both ways on one day, and again on the last',
    now: 65,
    changes: [on('2026-11-03', 0, 5), on('2026-11-02', 30, 10)],
    ...{ opening: 50, income: 30, expend: 15, closings: [50, 70, 65] },
  },
  {
    name: 'what came after the last day',
    now: 1000,
    changes: [on('2026-11-02', 10), on('2026-11-04', 500), on('2026-12-01', 460, 20)],
    ...{ opening: 50, income: 10, expend: 0, closings: [50, 60, 60] },
  },
])('$name', ({ now, changes, opening, income, expend, closings }) => {
  expect(closingBalances(now, changes, days)).toEqual({
    ...{ opening, income, expend },
    days: days.map((day, index) => ({ day, balance: closings[index] })),
  });
});

it('has nothing to tell of no days', () => {
  expect(closingBalances(7, [], [])).toEqual({ opening: 7, income: 0, expend: 0, days: [] });
});
