import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payload, type Recording, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import type { NoticeCounts } from './model.ts';
import { followUnreadNotices, watchUnreadNotices } from './requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refusal = (status: number): Recording => ({
  status,
  body: { status_code: status, code: 0, message: '当前人数较多，请稍后重试', result: 'error' },
});

/** What was heard and asked within so many minutes. */
async function watch(minutes: number, stream: Recording) {
  const { client, calls } = recordedClient({
    'FOLLOW notification/unread/events': stream,
    'GET notification/unread': payload(7),
  });
  const leaving = new AbortController();
  const received: number[] = [];
  const watching = watchUnreadNotices(client, ({ unread }) => received.push(unread), { signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(minutes * 60_000 + 1000);
  leaving.abort();
  await watching;
  const count = (call: string) => calls.filter((one) => one.call.startsWith(call)).length;
  return { heard: received, listened: count('FOLLOW'), asked: count('GET') };
}

it.each([
  ['there is no stream', unknownRoute],
  ['the shop has as many streams as it may', refusal(503)],
  ['the customer or the network has', refusal(429)],
])('asks every half minute when %s, and tries for the stream ever more seldom', async (_, stream) => {
  // The stream after 0, 30, 90, 210, 450 and 750 seconds, and every five minutes from then on.
  expect(await watch(15, stream)).toEqual({ heard: Array(30).fill(7), listened: 6, asked: 30 });
});

it('hears the stream, and asks when it has ended', async () => {
  expect(await watch(1, payload([{ unread: 3 }, { unread: 4 }]))).toEqual({
    heard: [3, 4, 7, 3, 4, 7, 3, 4],
    listened: 3,
    asked: 2,
  });
});

it.each([
  [
    'the newest, and how old it is',
    { newest: { id: 'a', created_at: '2026-11-20 10:00:00' } },
    { id: 'a', ageSeconds: 30 },
  ],
  ['that there is none', { newest: null }, null],
  ['nothing of it on older servers', {}, undefined],
])('reads %s', async (_, wire, newest) => {
  const event = { unread: 3, ...wire, server_time: '2026-11-20 10:00:30' };
  const { client } = recordedClient({ 'FOLLOW notification/unread/events': payload([event]) });
  const received: NoticeCounts[] = [];
  await followUnreadNotices(client, (counts) => received.push(counts));
  expect(received).toEqual([{ unread: 3, ...(newest === undefined ? {} : { newest }) }]);
});
