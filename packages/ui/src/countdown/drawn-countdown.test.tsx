import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';
import { runDrawnCountdown } from './drawn-countdown.ts';

const madeAt = Date.UTC(2026, 6, 25);
const openedAt = madeAt + 20_000; // the page was in a cache
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(openedAt);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const clock = (endsAt: number) => (
  <Countdown
    label="Ends in"
    endsAt={endsAt}
    startedAt={madeAt}
    now={Date.now}
    daysLabel={String}
    announcement={(left) => `${left / 1000} s left`}
  />
);

function drawn(endsAt: number) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(clock(endsAt));
  const wake = vi.fn();
  const leaving = new AbortController();
  const run = () => runDrawnCountdown(place, { now: Date.now, wake, isOver: () => leaving.signal.aborted });
  const figures = () => [...place.querySelectorAll('b')].map(({ textContent }) => textContent).join(':');
  return { place, wake, run, figures, end: () => leaving.abort() };
}

it('counts before its component has come, which goes on with the same elements', () => {
  const { place, run, figures, wake, end } = drawn(madeAt + 620_000);
  const [cell] = place.querySelectorAll('b');
  expect(figures()).toBe('00:10:20');
  run();
  expect(figures()).toBe('00:10:00');
  vi.advanceTimersByTime(2_000);
  expect(figures()).toBe('00:09:58');
  const failed = vi.fn();
  render(clock(madeAt + 620_000), { container: place, hydrate: true, onRecoverableError: failed });
  end();
  act(() => vi.advanceTimersByTime(1_000));
  expect([figures(), place.querySelector('b') === cell, failed.mock.calls]).toEqual(['00:09:57', true, []]);
  expect(place.querySelector('[role=status]')).toHaveTextContent('600 s left');
  expect(wake).not.toHaveBeenCalled();
});

it('wakes its place when it ends', () => {
  const { run, figures, wake } = drawn(openedAt + 1_000);
  run();
  vi.advanceTimersByTime(1_000);
  expect([figures(), wake.mock.calls.length, vi.getTimerCount()]).toEqual(['00:00:00', 1, 0]);
});

it('stops when its place is gone', () => {
  const { run, figures, end } = drawn(openedAt + 60_000);
  run();
  end();
  vi.advanceTimersByTime(5_000);
  expect([figures(), vi.getTimerCount()]).toEqual(['00:01:00', 0]);
});

it('leaves a place without a countdown alone', () => {
  render(<p>sold</p>);
  runDrawnCountdown(screen.getByText('sold'), { now: Date.now, wake: vi.fn(), isOver: () => false });
  expect(vi.getTimerCount()).toBe(0);
});
