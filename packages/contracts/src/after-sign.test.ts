import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSign } from './after-sign.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function waiting() {
  const run = vi.fn();
  const leaving = new AbortController();
  afterSign(run, leaving.signal);
  return { run, leave: () => leaving.abort() };
}

it.each(['pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'])('waits for somebody: %s', (sign) => {
  const { run } = waiting();
  expect(run).not.toHaveBeenCalled();
  // What is pressed or turned has not moved.
  const event = Object.assign(new Event(sign), sign !== 'pointermove' && { movementX: 0, movementY: 0 });
  document.dispatchEvent(event);
  document.dispatchEvent(event);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

it('waits ten seconds for whoever only looks', () => {
  const { run } = waiting();
  vi.advanceTimersByTime(9_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(run).toHaveBeenCalledOnce();
});

it('runs at once where somebody was there before', () => {
  vi.stubGlobal('scrollY', 200);
  expect(waiting().run).toHaveBeenCalledOnce();
});

it('does not run for a place that is gone', () => {
  const { run, leave } = waiting();
  leave();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['a row that snaps into place', () => document.body.dispatchEvent(new Event('scroll'))],
  [
    'a pointer that rests',
    () => document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })),
  ],
])('takes nothing for somebody that is nobody: %s', (_, happen) => {
  const { run } = waiting();
  happen();
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: -1 }));
  expect(run).toHaveBeenCalledOnce();
});
