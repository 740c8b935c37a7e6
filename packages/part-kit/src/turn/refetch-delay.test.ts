import { expect, it } from 'vitest';
import { refetchDelay, SPREAD_MS } from './refetch-delay.ts';

it.each([
  // At the moment itself all browsers are spread.
  [0, 0, 0, 0],
  [0, 0, 0.5, SPREAD_MS / 2],
  [0, 900, 1, SPREAD_MS],
  // Woken later: alone.
  [0, SPREAD_MS, 0.9, 0],
  [0, 8 * 3_600_000, 0.5, 0],
  // In vain: less and less often.
  [1, 0, 0, 3000],
  [1, 0, 1, 4500],
  [2, 9000, 0, 6000],
  [4, 40_000, 0, 24_000],
  [6, 0, 0, 60_000],
  [600, 0, 1, 90_000],
])('asked %i times, %i ms late, dice at %f: after %i ms', (attempts, late, random, wait) => {
  expect(refetchDelay(attempts, late, random)).toBe(wait);
});
