import { expect, it } from 'vitest';
import { createTimes } from '../../kernel/wire/times.ts';
import { MAX_DAYS, shownDays } from './shown-days.ts';

const times = createTimes('Asia/Shanghai');
// Already the 20th in the shop, still the 19th in UTC.
const now = new Date('2026-11-19T17:00:00Z');
const of = (range: Parameters<typeof shownDays>[0], zone = times) => {
  const days = shownDays(range, zone, now);
  return [days[0], days.at(-1), days.length];
};

it.each([
  ['nothing', null, '2026-10-22', '2026-11-20', 30],
  ['what is no range', ['soon', '2026-11-01'], '2026-10-22', '2026-11-20', 30],
  ['one day', ['2026-11-03', '2026-11-03'], '2026-11-03', '2026-11-03', 1],
  ['a week over the end of a month', ['2026-10-28', '2026-11-03'], '2026-10-28', '2026-11-03', 7],
  ['days to come', ['2026-11-18', '2027-03-01'], '2026-11-18', '2026-11-20', 3],
  ['a month', '2026-02', '2026-02-01', '2026-02-28', 28],
  ['a year', ['2025-11-20', '2026-11-20'], '2025-11-20', '2026-11-20', 366],
  ['more than a year', ['2020-01-01', '2026-06-30'], '2025-06-30', '2026-06-30', MAX_DAYS],
  ['two days the wrong way round', ['2026-11-05', '2026-11-03'], undefined, undefined, 0],
  ['nothing but the future', ['2027-01-01', '2027-02-01'], undefined, undefined, 0],
])('%s', (_, range, from, until, count) => expect(of(range)).toEqual([from, until, count]));

it('counts the days of a zone that changes its clocks', () => {
  expect(of(['2026-03-01', '2026-03-31'], createTimes('Europe/Berlin'))).toEqual(['2026-03-01', '2026-03-31', 31]);
});
