import { expect, it } from 'vitest';
import { createTimes } from '../../kernel/wire/times.ts';
import { arrival, leaving } from './delivery-days.ts';

const times = createTimes('Asia/Shanghai');
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
/** 2026-11-27 is a Friday. */
const at = (text: string) => times.parse(text) ?? new Date(0);

it.each([
  ['before the cut-off it leaves today', '2026-11-27 15:59:59', everyDay, '2026-11-27'],
  ['at the cut-off it leaves tomorrow', '2026-11-27 16:00:00', everyDay, '2026-11-28'],
  ['on a Friday evening it leaves on Monday', '2026-11-27 18:00:00', workdays, '2026-11-30'],
  ['on a Saturday morning it leaves on Monday', '2026-11-28 09:00:00', workdays, '2026-11-30'],
  ['where one day is left in the week, its time over, in a week', '2026-11-27 18:00:00', [5], '2026-12-04'],
  ['over the end of the year', '2026-12-31 23:00:00', everyDay, '2027-01-01'],
])('%s', (_, now, parcelDays, day) => {
  const { day: leaves, orderBy } = leaving(at(now), { cutOff: '16:00', parcelDays }, times);
  expect(leaves).toBe(day);
  expect(times.text(orderBy)).toBe(`${day} 16:00:00`);
  expect(orderBy > at(now)).toBe(true);
});

it.each([
  ['by province', '330000', { from: '2026-11-28', until: '2026-11-29' }],
  ['by default', '650000', { from: '2026-11-30', until: '2026-12-03' }],
])('names the days of arrival %s', (_, province, expected) => {
  expect(arrival('2026-11-27', { default: [3, 6], 330000: [1, 2] }, province)).toEqual(expected);
});

it('names none where the shop does not', () => {
  expect(arrival('2026-11-27', null, '330000')).toBeNull();
});

it('keeps to the shop’s time where the clocks change', () => {
  const berlin = createTimes('Europe/Berlin');
  const now = berlin.parse('2026-10-24 17:00:00') ?? new Date(0);
  const { orderBy } = leaving(now, { cutOff: '16:00', parcelDays: everyDay }, berlin);
  expect(berlin.text(orderBy)).toBe('2026-10-25 16:00:00');
  expect(orderBy.getTime() - now.getTime()).toBe(24 * 3_600_000);
});
