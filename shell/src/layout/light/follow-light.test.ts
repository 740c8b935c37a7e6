import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLight } from './follow-light.ts';

const light = () => document.documentElement.dataset['light'];
const at = (clock: string) => vi.setSystemTime(`2026-11-29T${clock}+08:00`);

let end = () => {};
const follow = (now: () => number = Date.now) => {
  end = followLight(now);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset['light'] = 'day';
});
afterEach(() => {
  end();
  vi.useRealTimers();
  delete document.documentElement.dataset['light'];
});

it('puts a page right that was kept, and then follows the clock', () => {
  at('17:30:00');
  follow();
  expect(light()).toBe('dusk');
  vi.advanceTimersByTime(89 * 60_000);
  expect(light()).toBe('dusk');
  vi.advanceTimersByTime(60_000);
  expect(light()).toBe('night');
  vi.advanceTimersByTime(11 * 3_600_000);
  expect(light()).toBe('day');
});

it('goes by the clock of the shop', () => {
  at('16:00:00');
  follow(() => Date.now() + 3_600_000);
  expect(light()).toBe('dusk');
});

it.each([
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['brought back', () => dispatchEvent(new Event('pageshow'))],
])('is right when the page is %s after a sleep', (_, wake) => {
  at('12:00:00');
  follow();
  at('20:00:00');
  expect(light()).toBe('day');
  wake();
  expect(light()).toBe('night');
});

it('ends', () => {
  at('12:00:00');
  follow();
  end();
  vi.advanceTimersByTime(12 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(light()).toBe('day');
});
