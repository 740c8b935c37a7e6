import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Followed, followOrAsk } from './follow-or-ask.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no pause is longer or shorter by chance
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
  const counts = await follow(600, (signal, onEvent) => {
    onEvent();
    return untilLeft(signal);
  });
  expect(counts).toEqual({ listened: 1, asked: 0 });
});

it('asks every five seconds where there is no stream, and tries for one ever more seldom', async () => {
  expect(await follow(21, () => Promise.reject(new Error('none')))).toEqual({ listened: 3, asked: 4 });
  // After 5, 15, 35, 75, 155 and 315 seconds, and every five minutes.
  const hour = await follow(3601, () => Promise.reject(new Error('none')));
  expect(hour).toEqual({ listened: 17, asked: 720 });
});

it.each([
  ['the process has as many as it may', 503, 'unavailable', 30],
  ['the customer or the network has', 429, 'rate-limited', 60],
] as const)(
  'does not come back to a stream that was refused before it should: %s',
  async (_, status, code, retryAfter) => {
    const refused = () => Promise.reject(new ApiError({ code, status, message: 'full', retryAfter }));
    expect(await follow(retryAfter - 1, refused)).toEqual({ listened: 1, asked: (retryAfter - 5) / 5 });
    expect(await follow(retryAfter + 1, refused)).toMatchObject({ listened: 2 });
    const endless = () => Promise.reject(new ApiError({ code, status, message: 'full', retryAfter: 1e9 }));
    expect(await follow(301, endless)).toMatchObject({ listened: 2 });
  },
);

it('tries at once for a stream that had spoken before it was lost, and spreads over half to one and a half of the pause', async () => {
  const spoken = async (_signal: AbortSignal, onEvent: () => void) => onEvent();
  vi.mocked(Math.random).mockReturnValue(0);
  expect(await follow(2.6, spoken)).toEqual({ listened: 2, asked: 1 });
  vi.mocked(Math.random).mockReturnValue(0.999);
  expect(await follow(7.4, spoken)).toEqual({ listened: 1, asked: 0 });
  expect(await follow(7.6, spoken)).toEqual({ listened: 2, asked: 1 });
});

it('follows the stream again once it is let in', async () => {
  let attempts = 0;
  const { listened, asked } = await follow(600, (signal, onEvent) => {
    if (++attempts < 3) return Promise.reject(new ApiError({ code: 'unavailable', status: 503, message: 'full' }));
    onEvent();
    return untilLeft(signal);
  });
  expect({ listened, asked }).toEqual({ listened: 3, asked: 3 });
});

it('asks when the stream is held up on its way', async () => {
  expect(await follow(12, untilLeft)).toEqual({ listened: 2, asked: 1 });
});

it('listens again when a stream has ended', async () => {
  expect(await follow(6, async (_signal, onEvent) => onEvent())).toEqual({ listened: 2, asked: 1 });
});

it('asks ever more seldom while nobody answers', async () => {
  const { asked } = await follow(5 + 10 + 20 + 40 + 60, () => Promise.reject(new Error('down')), false);
  expect(asked).toBe(5);
});

it('does nothing after it was told to leave', async () => {
  expect(await follow(0, () => Promise.reject(new Error('none')))).toEqual({ listened: 1, asked: 0 });
  expect(vi.getTimerCount()).toBe(0);
});
