import { expect, test } from 'vitest';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, pauseBeforeRestart, RAN_WELL_MS } from './back-off.ts';

test('pauses grow, up to half a minute, while a server does not last', () => {
  let pause: number | null = null;
  const pauses: number[] = [];
  for (let start = 0; start < 9; start++) {
    pause = pauseBeforeRestart(100, pause);
    pauses.push(pause);
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS]);
});

test('one that ran well is started again at once', () => {
  expect(pauseBeforeRestart(RAN_WELL_MS, LONGEST_PAUSE_MS)).toBe(FIRST_PAUSE_MS);
  expect(pauseBeforeRestart(RAN_WELL_MS - 1, LONGEST_PAUSE_MS)).toBe(LONGEST_PAUSE_MS);
});
