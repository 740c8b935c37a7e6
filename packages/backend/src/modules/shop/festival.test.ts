import { describe, expect, it } from 'vitest';
import { festivalAt } from './festival.ts';

const zone = 'Asia/Shanghai';
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

describe('by the calendar', () => {
  it.each([
    ['2026-02-09', null],
    ['2026-02-10', 'new-year'],
    ['2026-02-17', 'new-year'],
    ['2026-02-27', 'new-year'],
    ['2026-02-28', 'lantern'],
    ['2026-03-04', 'lantern'],
    ['2026-03-05', null],
    ['2026-09-17', null],
    ['2026-09-18', 'mid-autumn'],
    ['2026-09-25', 'mid-autumn'],
    ['2026-09-26', 'mid-autumn'],
    ['2026-09-27', null],
    ['2026-11-29', null],
    // A year of 30 days in its last month.
    ['2027-02-05', 'new-year'],
  ])('on %s it is %s', (day, festival) => {
    expect(festivalAt('calendar', noon(day), zone)).toBe(festival);
  });

  it('not in a leap month', () => {
    expect(festivalAt('calendar', noon('2025-08-01'), zone)).toBeNull();
  });

  it('begins at midnight of the shop', () => {
    expect(festivalAt('calendar', new Date('2026-02-09T15:59:59Z'), zone)).toBeNull();
    expect(festivalAt('calendar', new Date('2026-02-09T16:00:00Z'), zone)).toBe('new-year');
  });
});

it.each([
  ['none', null],
  ['lantern', 'lantern'],
  ['mid-autumn', 'mid-autumn'],
] as const)('%s counts on any day', (chosen, festival) => {
  for (const day of ['2026-02-17', '2026-06-01']) expect(festivalAt(chosen, noon(day), zone)).toBe(festival);
});
