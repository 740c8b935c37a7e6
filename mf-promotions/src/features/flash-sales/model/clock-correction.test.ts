import { expect, it } from 'vitest';
import { clockCorrection, isClockBehind } from './clock-correction.ts';

const HOUR = 3_600_000;

it.each([
  [0, 0],
  [900, 0],
  [-1900, 0],
  [20_000, 0],
  [-5000, 5000],
  [HOUR, -HOUR],
  [-8 * HOUR, 8 * HOUR],
])('heard %i ms after it was told: put right by %i ms', (late, correction) => {
  expect(clockCorrection(1_000_000_000, 1_000_000_000 + late)).toBe(correction);
});

const times = { startsAt: '2026-11-20 22:00:00', endsAt: '2026-11-21 00:00:00' };

it.each([
  ['running', '21:59:59', false],
  ['running', '21:59:50', true],
  ['over', '23:00:00', true],
  ['running', '23:00:00', false],
  ['upcoming', '23:00:00', false],
] as const)('a sale that is told to be %s at %s is told early: %s', (state, time, isEarly) => {
  expect(isClockBehind({ ...times, state }, Date.parse(`2026-11-20T${time}+08:00`))).toBe(isEarly);
});
