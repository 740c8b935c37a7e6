import { expect, it } from 'vitest';
import { slotDay, slotEndAfter, slotsAt } from './slots.ts';

it.each([
  // The shop's clock is eight hours ahead of UTC, on whatever machine.
  ['2026-11-20T13:59:59Z', '2026-11-20 20:00:00', '2026-11-20T22:00:00+08:00'],
  ['2026-11-20T14:00:00Z', '2026-11-20 22:00:00', '2026-11-21T00:00:00+08:00'],
  ['2026-11-20T15:59:59.999Z', '2026-11-20 22:00:00', '2026-11-21T00:00:00+08:00'],
  ['2026-11-20T16:00:00Z', '2026-11-21 00:00:00', '2026-11-21T02:00:00+08:00'],
  ['2026-12-31T15:30:00Z', '2026-12-31 22:00:00', '2027-01-01T00:00:00+08:00'],
  // Where other clocks are put back or forward, the shop's is not.
  ['2026-03-29T01:30:00Z', '2026-03-29 08:00:00', '2026-03-29T10:00:00+08:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25 08:00:00', '2026-10-25T10:00:00+08:00'],
])('at %s the slot of %s is on', (moment, startsAt, end) => {
  const slots = slotsAt(Date.parse(moment));
  expect(slots).toHaveLength(5);
  expect(slots[0]).toMatchObject({ startsAt, isCurrent: true });
  expect(slotEndAfter(Date.parse(moment))).toBe(Date.parse(end));
});

it.each([
  ['2026-11-20T15:30:00Z', ['today', 'tomorrow', 'tomorrow', 'tomorrow', 'tomorrow']],
  ['2026-11-20T16:00:00Z', ['today', 'today', 'today', 'today', 'today']],
  ['2026-11-30T11:00:00Z', ['today', 'today', 'today', 'tomorrow', 'tomorrow']],
])('days of the slots at %s: %j', (moment, days) => {
  const at = Date.parse(moment);
  expect(slotsAt(at).map(({ startsAt }) => slotDay(startsAt, at))).toEqual(days);
});
