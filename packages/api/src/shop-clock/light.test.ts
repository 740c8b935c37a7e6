import { expect, it } from 'vitest';
import { dayAt, type Light, lightAt, nextLightAfter } from './light.ts';

/** A moment by the shop's clock. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}+08:00`);

it.each<[string, Light, string]>([
  ['00:00:00', 'night', '06:00:00'],
  ['05:59:59.999', 'night', '06:00:00'],
  ['06:00:00', 'day', '17:00:00'],
  ['12:34:56.789', 'day', '17:00:00'],
  ['16:59:59', 'day', '17:00:00'],
  ['17:00:00', 'dusk', '19:00:00'],
  ['18:59:59', 'dusk', '19:00:00'],
])('at %s it is %s until %s', (clock, light, until) => {
  expect(lightAt(at(clock))).toBe(light);
  expect(nextLightAfter(at(clock))).toBe(at(until));
});

it.each(['19:00:00', '23:59:59.5'])('the night of %s lasts until the next morning', (clock) => {
  expect(lightAt(at(clock))).toBe('night');
  expect(nextLightAfter(at(clock))).toBe(Date.parse('2026-11-21T06:00:00+08:00'));
});

it.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
])('%s is the shop’s %s', (instant, day) => {
  expect(dayAt(Date.parse(instant))).toBe(day);
});
