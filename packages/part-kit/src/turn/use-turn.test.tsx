import { act, render } from '@jishi/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurn } from './use-turn.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A shop whose clock is an hour ahead of the machine's. */
const shopNow = () => Date.now() + HOUR;

type FollowerProps = { at: number | undefined; ask: () => Promise<unknown>; random?: () => number };

function Follower(turn: FollowerProps) {
  useTurn({ ...turn, now: shopNow });
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks within some seconds of the moment, and less and less often while nothing has changed', async () => {
  const ask = vi.fn(async () => undefined);
  render(<Follower at={shopNow() + 10_000} ask={ask} />);
  await pass(11_900);
  expect(ask).not.toHaveBeenCalled();
  await pass(200);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
  const before = ask.mock.calls.length;
  await pass(HOUR);
  expect(ask.mock.calls.length - before).toBeLessThanOrEqual(60);
});

it('asks where in the spread it is told to', async () => {
  const ask = vi.fn(async () => undefined);
  render(<Follower at={shopNow() + 10_000} ask={ask} random={() => 0} />);
  await pass(10_100);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for the next moment as soon as the answer names one', async () => {
  const ask = vi.fn(async () => undefined);
  const view = render(<Follower at={shopNow()} ask={ask} />);
  await pass(2100);
  view.rerender(<Follower at={shopNow() + HOUR} ask={ask} />);
  await pass(HOUR - 1000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('goes on after an answer that failed', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('no network')));
  render(<Follower at={shopNow()} ask={ask} />);
  await pass(8000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks at once after a night in which timers stood still', async () => {
  const ask = vi.fn(async () => undefined);
  render(<Follower at={shopNow() + HOUR} ask={ask} />);
  vi.setSystemTime(Date.now() + 8 * HOUR);
  await pass(5010);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not ask in a hidden tab, and does when somebody comes back', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const ask = vi.fn(async () => undefined);
  render(<Follower at={shopNow()} ask={ask} />);
  await pass(HOUR);
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('has nothing to do without a moment', async () => {
  const ask = vi.fn(async () => undefined);
  const view = render(<Follower at={undefined} ask={ask} />);
  await pass(HOUR);
  view.unmount();
  expect(ask).not.toHaveBeenCalled();
});
