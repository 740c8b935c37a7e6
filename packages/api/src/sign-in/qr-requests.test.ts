import { afterEach, expect, it, vi } from 'vitest';
import { payload, recordedClient, unknownRoute } from '../testing/recorded-client.ts';
import type { QrProgress } from './qr-model.ts';
import { answerQrCode, createQrCode, followQrCode, getQrProgress, scanQrCode, signInByQrCode } from './qr-requests.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const id = '00000000-0000-4000-8000-000000000000';

it('asks for a code as a visitor, without a toast', async () => {
  const { client, calls } = recordedClient({
    'GET sweepLogin': payload({ code: 'data:image/png;base64,x', expires_in: 180, uuid: id }),
  });
  expect(await createQrCode(client)).toEqual({ id, picture: 'data:image/png;base64,x', secondsLeft: 180 });
  expect(calls[0]?.options).toMatchObject({ anonymous: true, silent: true });
});

it.each([
  [0, 'waiting'],
  ['1', 'scanned'],
  [2, 'granted'],
  [3, 'refused'],
  [4, 'over'],
  [9, 'over'],
])('state %j is %s', async (state, word) => {
  const { client } = recordedClient({ 'POST sweepLogin/verify': payload({ state }) });
  expect(await getQrProgress(client, id)).toEqual({ state: word, secondsLeft: null });
});

it('follows a code to its end, and keeps it out of the address', async () => {
  const { client, calls } = recordedClient({
    'FOLLOW sweepLogin/events': payload([
      { state: 0, expires_in: 180 },
      { state: 1, expires_in: 170 },
      { state: 3, expires_in: 160 },
    ]),
  });
  const received: QrProgress[] = [];
  await followQrCode(client, id, (progress) => received.push(progress), new AbortController().signal);
  expect(received).toEqual([
    { state: 'waiting', secondsLeft: 180 },
    { state: 'scanned', secondsLeft: 170 },
    { state: 'refused', secondsLeft: 160 },
  ]);
  expect(calls).toMatchObject([{ call: 'FOLLOW sweepLogin/events', body: { uuid: id } }]);
});

it('asks where there is no stream', async () => {
  const { client, calls } = recordedClient({
    'FOLLOW sweepLogin/events': unknownRoute,
    'POST sweepLogin/verify': payload({ state: 2 }),
  });
  const received: QrProgress[] = [];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const following = followQrCode(client, id, (progress) => received.push(progress), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2000);
  await following;
  expect(received).toEqual([{ state: 'granted', secondsLeft: null }]);
  expect(calls[1]).toMatchObject({ call: 'POST sweepLogin/verify', body: { uuid: id } });
});

it('hears nothing after its reader has left', async () => {
  const { client } = recordedClient({ 'FOLLOW sweepLogin/events': payload([{ state: 0, expires_in: 1 }]) });
  const received: QrProgress[] = [];
  await followQrCode(client, id, (progress) => received.push(progress), AbortSignal.abort());
  expect(received).toEqual([]);
});

it('signs in by a granted code', async () => {
  const tokens = {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 7200,
    refresh_expires_in: 7,
    portrait: '/p.webp',
  };
  const { client, calls } = recordedClient({ 'POST sweepLogin': payload(tokens) });
  expect(await signInByQrCode(client, id)).toMatchObject({ tokens: { rememberDays: 7 }, portrait: '/p.webp' });
  expect(calls[0]).toMatchObject({ body: { uuid: id }, options: { anonymous: true } });
});

it.each([
  [
    { state: 1, device: { user_agent: 'Firefox', ip: '1.2.3.4', created_at: '2026-11-20 10:00:00' }, expires_in: 170 },
    {
      outcome: 'mine',
      asking: { userAgent: 'Firefox', address: '1.2.3.4', at: '2026-11-20 10:00:00' },
      secondsLeft: 170,
    },
  ],
  [{ state: '1' }, { outcome: 'mine', asking: { userAgent: null, address: null, at: null }, secondsLeft: null }],
  [{ state: 2 }, { outcome: 'taken' }],
  [{ state: 3 }, { outcome: 'over' }],
])('a scan answered with %j', async (answer, scan) => {
  const { client, calls } = recordedClient({ 'POST sweepLogin/success': payload(answer) });
  expect(await scanQrCode(client, id)).toEqual(scan);
  expect(calls[0]?.options?.anonymous).toBeUndefined();
});

it.each([
  [true, 'POST sweepLogin/authorization'],
  [false, 'POST sweepLogin/refuse'],
])('agrees: %s', async (agrees, call) => {
  const { client, calls } = recordedClient({ [call]: payload('ok') });
  await answerQrCode(client, { id, agrees });
  expect(calls).toMatchObject([{ call, body: { uuid: id } }]);
});
