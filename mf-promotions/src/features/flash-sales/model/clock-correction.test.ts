import { expect, it } from 'vitest';
import { clockCorrection } from './clock-correction.ts';

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
