import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atTurn } from './at-turn.ts';

const HOUR = 3_600_000;
let hidden = false;
let end: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Whose computer is an hour wrong does not matter: the clock is the server's. */
const begin = (run: () => void, clock = () => Date.now() - HOUR) => {
  end = atTurn({ at: clock() + HOUR, now: clock, delay: 500, run });
};
const show = (isShown: boolean) => {
  hidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('runs at the turn and not before', () => {
  const run = vi.fn();
  begin(run);
  vi.advanceTimersByTime(HOUR + 499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs again more and more seldom until it is ended', () => {
  const run = vi.fn();
  begin(run);
  vi.advanceTimersByTime(2 * HOUR);
  // 3, 6, 12, 24, 48 seconds, then every minute.
  expect(run.mock.calls.length).toBeLessThan(70);
  const calls = run.mock.calls.length;
  end();
  vi.advanceTimersByTime(HOUR);
  expect(run).toHaveBeenCalledTimes(calls);
});

it('does not run in a tab nobody sees, and does as soon as somebody looks', () => {
  const run = vi.fn();
  begin(run);
  show(false);
  vi.advanceTimersByTime(9 * HOUR);
  expect(run).not.toHaveBeenCalled();
  show(true);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('notices within a minute that the computer slept', () => {
  const run = vi.fn();
  let slept = 0;
  begin(run, () => Date.now() + slept);
  slept = 2 * HOUR;
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalled();
});
