import { expect, it } from 'vitest';
import { placeAt, stepFrom } from './steps.ts';

const beginnings = [0, 488, 976, 1464];

it.each<[number, 1 | -1, number]>([
  [0, 1, 488],
  [0, -1, 0],
  [488, 1, 976],
  [488, -1, 0],
  // Between two stalls, and a little off one.
  [300, 1, 488],
  [300, -1, 0],
  [483, 1, 976],
  [493, -1, 0],
  [1464, 1, 1464],
  [1500, -1, 1464],
])('from %d in direction %d to %d', (from, direction, to) => {
  expect(stepFrom(beginnings, from, direction)).toBe(to);
});

it('stays where there are no stalls', () => {
  expect(stepFrom([], 0, 1)).toBe(0);
});

it.each([
  [0, 0],
  [300, 0],
  [481, 1],
  [500, 1],
  [1464, 3],
  [9000, 3],
])('scrolled by %d the first stall is number %d', (left, place) => {
  expect(placeAt(beginnings, left)).toBe(place);
});

it('has a first place even without stalls', () => {
  expect(placeAt([], 100)).toBe(0);
});
