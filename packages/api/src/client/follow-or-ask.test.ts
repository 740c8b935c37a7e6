import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Followed, followOrAsk } from './follow-or-ask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows with a stream of this kind for so many seconds; answers how often was listened and asked. */
async function follow(seconds: number, stream: Followed['listen'], hasAnswer = true) {
  const leaving = new AbortController();
  const listen = vi.fn(stream);
  const ask = vi.fn(async () => hasAnswer);
  const following = followOrAsk({ listen, ask }, leaving.signal);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  leaving.abort();
  await following;
  return { listened: listen.mock.calls.length, asked: ask.mock.calls.length };
}

const untilLeft = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('asks nothing while the stream speaks', async () => {
  const counts = await follow(600, (signal, onNews) => {
    onNews();
    return untilLeft(signal);
  });
  expect(counts).toEqual({ listened: 1, asked: 0 });
});

it('asks every five seconds where there is no stream', async () => {
  expect(await follow(21, () => Promise.reject(new Error('none')))).toEqual({ listened: 5, asked: 4 });
});

it('asks when the stream is held up on its way', async () => {
  expect(await follow(12, untilLeft)).toEqual({ listened: 2, asked: 1 });
});

it('listens again when a stream has ended', async () => {
  expect(await follow(6, async (_signal, onNews) => onNews())).toEqual({ listened: 2, asked: 1 });
});

it('asks ever more seldom while nobody answers', async () => {
  const { asked } = await follow(5 + 10 + 20 + 40 + 60, () => Promise.reject(new Error('down')), false);
  expect(asked).toBe(5);
});

it('does nothing after it was told to leave', async () => {
  expect(await follow(0, () => Promise.reject(new Error('none')))).toEqual({ listened: 1, asked: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
