import { expect, it } from 'vitest';
import { type Season, seasonAt, seasonOf } from './season.ts';

it.each<[string, Season]>([
  ['2026-01-01', 'winter'],
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-05-31', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
])('on %s it is %s', (day, season) => {
  expect(seasonOf(`${day} 12:00:00`)).toBe(season);
  expect(seasonAt(Date.parse(`${day}T12:00:00+08:00`))).toBe(season);
});

it('turns by the shop’s clock, not by that of Greenwich', () => {
  expect(seasonAt(Date.parse('2026-11-30T16:00:00Z'))).toBe('winter');
});
