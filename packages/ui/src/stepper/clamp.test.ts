import { expect, it } from 'vitest';
import { clampToStep } from './clamp.ts';

it.each([
  [0, 1, 5, 1],
  [9, 1, 5, 5],
  [2.6, 1, 5, 3],
  [Number.NaN, 1, 5, 1],
  [Number.POSITIVE_INFINITY, 1, 5, 1],
  [3, 1, 0, 1],
])('limits %d to %d … %d', (value, min, max, expected) => expect(clampToStep(value, { min, max })).toBe(expected));
