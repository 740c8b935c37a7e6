import { EventEmitter } from 'node:events';
import { ServerResponse } from 'node:http';
import { SUBSCRIPTION_HEADER } from '@jishi/streams/messages';
import { aState } from '@jishi/streams/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Limits } from '../app.ts';
import { STREAM_KEY, type StreamApi, streamApi } from '../testing/stream-api.ts';
import { readStream, type StreamReader, statesOf, UNREAD } from '../testing/stream-reader.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

let api: StreamApi;
let shop: TestWeb;
let readers: StreamReader[];
beforeEach(async () => {
  api = await streamApi();
  readers = [];
  for (const owner of ['a', 'b', 'c']) api.states.set(`notices:${owner}`, aState(0));
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  await shop[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

async function openShop(limits: Partial<Limits> = {}, env: Record<string, string> = { SHOP_INTERNAL_KEY: STREAM_KEY }) {
  shop = await startTestWeb({
    env: { SHOP_API_PORT: api.port, SHOP_TRUST_PROXY: 'loopback', ...env },
    limits: { changeEventsRetryAfter: 20, changeEventsRepeatAfter: 40, ...limits },
  });
  if (env['SHOP_INTERNAL_KEY'] === STREAM_KEY) {
    await vi.waitFor(async () => expect(await metric('jishi_change_events_connected')).toBe(1), { timeout: 10_000 });
  }
}

const metric = async (name: string): Promise<number> => {
  const lines = (await (await shop.get('/metrics')).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
};
async function read(owner = 'a', headers: Record<string, string> = {}): Promise<StreamReader> {
  const reader = await readStream(shop.origin, owner, headers);
  readers.push(reader);
  return reader;
}
/** Of tabs of one network there may be so many, of one customer eight: here each has a customer of its own. */
const readMany = (count: number, headers: Record<string, string> = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      api.states.set(`notices:${index}`, aState(0));
      return read(String(index), headers);
    }),
  );
const until = (what: () => void) => vi.waitFor(what, { timeout: 10_000, interval: 10 });

test('three hundred open streams leave ordinary calls answering, and hold nothing of the api', async () => {
  await openShop();
  const open = await readMany(300);
  await until(() => expect(open.map(statesOf)).toEqual(open.map(() => [0])));
  const ordinary = await Promise.all(Array.from({ length: 20 }, () => shop.get('/api/v1/app/good')));
  expect(ordinary.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect([api.held.size, await metric('jishi_streams_open')]).toEqual([0, 300]);
});

test('a stream looks as the api’s own does', async () => {
  await openShop();
  const reader = await read('a', { 'x-request-id': 'one-stream' });
  await until(() => expect(reader.text).toBe('retry: 3000\n\nevent: state\ndata: {"state":0}\n\n'));
  expect([reader.status, reader.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
      'x-request-id': 'one-stream',
      'x-release': '1',
    },
  ]);
  expect(reader.headers['content-encoding']).toBeUndefined();
});

test('a change reaches all who follow it once, the newest last, and the last one ends', async () => {
  await openShop();
  const mine = await Promise.all([read(), read(), read()]);
  const other = await read('b');
  await until(() => expect([...mine, other].map(statesOf)).toEqual([[0], [0], [0], [0]]));
  api.change('notices:a', aState(1));
  api.change('notices:a', aState(1));
  await until(() =>
    expect(mine.map(statesOf)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]),
  );
  for (let state = 2; state < 50; state += 1) api.change('notices:a', aState(state));
  api.change('notices:a', aState(50, { isLast: true }));
  await until(() => expect(mine.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true]));
  for (const reader of mine) {
    const told = statesOf(reader);
    expect(told.at(-1)).toBe(50);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  }
  expect([statesOf(other), other.hasEnded]).toEqual([[0], false]);
  await until(() => expect(api.asked.flat()).toContain('notices:b'));
});

test('the api decides: each opening is asked for with what the reader sent, and refusals come back as they are', async () => {
  await openShop();
  await read('a', {
    'x-forwarded-for': '203.0.113.9',
    'x-internal-key': 'made up',
    lang: 'en',
    connection: 'close, x-secret',
    'x-secret': 'of one connection',
  });
  expect(api.calls.at(-1)?.headers).toMatchObject({
    authorization: 'a',
    lang: 'en',
    accept: 'text/event-stream, application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-internal-key': STREAM_KEY,
    [SUBSCRIPTION_HEADER]: '1',
  });
  expect(api.calls.at(-1)?.headers['x-secret']).toBeUndefined();
  api.refuse = (_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json', 'x-error-class': 'unauthenticated' });
    response.end('{"message":"Unauthenticated."}');
  };
  const refused = await read('nobody');
  await until(() => expect(refused.hasEnded).toBe(true));
  expect([refused.status, refused.headers['x-error-class'], refused.text]).toEqual([
    500,
    'unauthenticated',
    '{"message":"Unauthenticated."}',
  ]);
  expect(await metric('jishi_streams_open')).toBe(1);
});

test('what a stream is opened with by POST goes to the api', async () => {
  await openShop();
  const bodies: unknown[] = [];
  api.refuse = (request, response) => {
    request.on('data', (data) => bodies.push(String(data)));
    request.on('end', () => response.writeHead(401).end());
  };
  const send = (body: string) =>
    fetch(`${shop.origin}/api/v1/app/sweepLogin/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  expect((await send('{"uuid":"x"}')).status).toBe(401);
  expect(bodies).toEqual(['{"uuid":"x"}']);
  expect((await send('x'.repeat(20_000))).status).toBe(413);
});

test('nobody gets a subscription, nor a stream, by another way', async () => {
  await openShop();
  const subscribed = await shop.get('/api/v1/app/good', { [SUBSCRIPTION_HEADER]: '1' });
  expect([subscribed.status, api.calls.at(-1)?.headers[SUBSCRIPTION_HEADER]]).toEqual([200, undefined]);
  for (const path of [
    '/api/v1/app/other/events',
    UNREAD.replace('unread/', 'unread/./unread/'),
    `/api/v1//app/events`,
  ]) {
    const answer = await shop.get(path, { lang: 'en' });
    expect([answer.status, answer.headers.get('x-error-class')]).toEqual([503, 'unavailable']);
    expect(await answer.json()).toMatchObject({ result: 'error', message: expect.stringContaining('people') });
  }
  await until(() => expect(api.held.size).toBe(0));
  expect((await readStream(shop.origin, 'a', {}, '/api/v1/app/goodIndent/pay/%2e%2e/events')).status).toBe(400);
});

test('while the api is away readers stay and know what they knew; when it is back they hear what they missed', async () => {
  await openShop();
  const reader = await read();
  await until(() => expect(statesOf(reader)).toEqual([0]));
  api.isAway = true;
  api.breakChangeEvents();
  await vi.waitFor(async () => expect(await metric('jishi_change_events_connected')).toBe(0));
  api.states.set('notices:a', aState(1));
  await until(() => expect(shop.log.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('does not say')));
  expect([statesOf(reader), reader.hasEnded]).toEqual([[0], false]);
  api.isAway = false;
  await until(() => expect(statesOf(reader)).toEqual([0, 1]));
  await until(() => expect(api.isHeard).toBe(true));
  api.change('notices:a', aState(2));
  await until(() => expect(statesOf(reader)).toEqual([0, 1, 2]));
});

test('while only change events are away, what changed is reported all the same', async () => {
  await openShop({ changeEventsRetryAfter: 60_000 });
  const reader = await read();
  api.breakChangeEvents();
  await vi.waitFor(async () => expect(await metric('jishi_change_events_connected')).toBe(0));
  api.states.set('notices:a', aState(1));
  await until(() => expect(statesOf(reader)).toEqual([0, 1]));
});

test('a process holds so many, and takes others when some have left or vanished', async () => {
  await openShop({ streams: 5 });
  const open = await readMany(5);
  const refused = await read('a', { lang: 'en' });
  await until(() => expect(refused.hasEnded).toBe(true));
  expect([refused.status, refused.headers]).toMatchObject([
    503,
    { 'x-error-class': 'unavailable', 'retry-after': '30', 'x-release': '1' },
  ]);
  expect(JSON.parse(refused.text)).toEqual({
    status_code: 503,
    code: 0,
    message: 'Too many people at once, try again in a moment',
    result: 'error',
  });
  expect(await metric('jishi_streams_refused_total{reason="full"}')).toBe(1);
  for (const reader of open.slice(0, 2)) reader.leave();
  await vi.waitFor(async () => expect(await metric('jishi_streams_open')).toBe(3));
  expect((await Promise.all([read('a'), read('b')])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await read('c')).status).toBe(503);
});

test('a network has so many, whichever address of it asks', async () => {
  await openShop({ streamsPerNetwork: 3 });
  await readMany(3, { 'x-forwarded-for': '2001:db8:1:2::5' });
  const refused = await read('a', { 'x-forwarded-for': '2001:db8:1:2:ffff::9' });
  expect([refused.status, refused.headers['x-error-class'], refused.headers['retry-after']]).toEqual([
    429,
    'rate-limited',
    '60',
  ]);
  expect(api.calls).toHaveLength(3);
  expect((await read('a', { 'x-forwarded-for': '2001:db8:1:3::5' })).status).toBe(200);
  readers[0]?.leave();
  await vi.waitFor(async () => expect((await read('b', { 'x-forwarded-for': '2001:db8:1:2::6' })).status).toBe(200));
});

test('a customer has as many as the api says', async () => {
  await openShop();
  const mine = await Promise.all(Array.from({ length: 8 }, () => read('a')));
  expect(mine.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const refused = await read('a');
  expect([refused.status, refused.headers['x-error-class']]).toEqual([429, 'rate-limited']);
  expect((await read('b')).status).toBe(200);
  mine[0]?.leave();
  await vi.waitFor(async () => expect((await read('a')).status).toBe(200));
});

test('so many are opened at a time, and who would wait too long is told to come later', async () => {
  await openShop({ streamOpenings: 2, streamOpeningsWaiting: 3, streamOpeningWaitWithin: 30_000 });
  let waiting = 0;
  let most = 0;
  const answers: (() => void)[] = [];
  api.refuse = (_request, response) => {
    most = Math.max(most, ++waiting);
    answers.push(() => {
      waiting -= 1;
      response.writeHead(404).end();
    });
  };
  const asking = Array.from({ length: 10 }, () => read('a'));
  const counted = async () => {
    expect(await metric('jishi_streams_refused_total{reason="busy"}')).toBe(5);
    expect(answers).toHaveLength(2);
  };
  await vi.waitFor(counted, { timeout: 10_000 });
  const timer = setInterval(() => answers.splice(0).map((answer) => answer()), 5);
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  clearInterval(timer);
  expect(statuses.sort()).toEqual([404, 404, 404, 404, 404, 503, 503, 503, 503, 503]);
  expect(most).toBe(2);
});

test('an api that is late is told as with any call', async () => {
  await openShop({ streamOpenWithin: 50 });
  api.refuse = () => {};
  expect((await read()).status).toBe(504);
  expect(await metric('jishi_streams_open')).toBe(0);
});

test('and one that is down', async () => {
  await openShop();
  await api[Symbol.asyncDispose]();
  const down = await read();
  expect([down.status, down.headers['x-error-class']]).toEqual([502, 'unavailable']);
  expect(await metric('jishi_streams_open')).toBe(0);
});

test('a hundred readers of one sale are one question a second however much is sold, and all hear the last of it', async () => {
  const sale = (left: number) => aState(left, { atMostEvery: 1000 });
  api.states.set('sale:1', sale(500)).set('sale:2', sale(7));
  await openShop();
  const open = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      readStream(shop.origin, String(index), {}, '/api/v1/app/seckill/events?ids=1,2'),
    ),
  );
  readers.push(...open);
  await until(() => expect(open.map(statesOf)).toEqual(open.map(() => [500, 7])));
  const asked = () => api.asked.flat().filter((subject) => subject === 'sale:1').length;
  const before = asked();
  const begun = performance.now();
  for (let left = 499; left >= 0; left -= 1) {
    api.change('sale:1', sale(left));
    if (left % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await until(() => expect(open.every((reader) => statesOf(reader).at(-1) === 0)).toBe(true));
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  expect(asked() - before).toBeLessThanOrEqual(seconds + 1);
  for (const reader of open) expect(statesOf(reader).length).toBeLessThanOrEqual(2 + seconds + 1);
});

test('without a key a few streams pass through, and the rest is refused', async () => {
  await openShop({ streamsPassed: 3 }, {});
  const open = await readMany(3);
  await until(() => expect(open.map(statesOf)).toEqual([[0], [0], [0]]));
  expect([api.held.size, api.calls[0]?.headers[SUBSCRIPTION_HEADER]]).toEqual([3, undefined]);
  const refused = await read('a');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect((await shop.get('/api/v1/app/good')).status).toBe(200);
  for (const held of api.held) held.write(': waiting\n\n');
  await until(() => expect(open.every(({ text }) => text.endsWith(': waiting\n\n'))).toBe(true));
  open[0]?.leave();
  await until(() => expect(api.held.size).toBe(2));
  await vi.waitFor(async () => expect((await read('b')).status).toBe(200));
});

test('one that passes through is watched by few: Node warns of the eleventh who waits for its end', async () => {
  await openShop({}, {});
  const heads = vi.spyOn(ServerResponse.prototype, 'writeHead');
  const headers = { 'content-type': 'application/json', authorization: 'a', 'x-forwarded-for': '203.0.113.9' };
  const answer = await fetch(`${shop.origin}/api/v1/app/sweepLogin/events`, { method: 'POST', body: '{}', headers });
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('retry');
  // The api of the test is in this process, too.
  const toReader = (heads.mock.contexts as ServerResponse[]).find(
    ({ req }) => !req.headers['x-forwarded-host'] && req.method === 'POST',
  );
  heads.mockRestore();
  expect(toReader?.listenerCount('close')).toBeLessThan(EventEmitter.defaultMaxListeners - 1);
  await until(() => expect(api.held.size).toBe(1));
  await reader.cancel();
  await until(() => expect(api.held.size).toBe(0));
  await vi.waitFor(async () => expect(await metric('jishi_streams_open')).toBe(0));
});

test('where the api does not let web follow, streams pass through too', async () => {
  await openShop({}, { SHOP_INTERNAL_KEY: 'a-key-it-does-not-know' });
  const reader = await read();
  await until(() => expect([statesOf(reader), api.held.size]).toEqual([[0], 1]));
});

test('all end at once when web stops', async () => {
  await openShop({ stopWithin: 30_000 });
  const open = await readMany(10);
  await until(() => expect(open.map(statesOf)).toEqual(open.map(() => [0])));
  const stopped = shop.web.stop();
  await until(() => expect(open.every(({ hasEnded }) => hasEnded)).toBe(true));
  await stopped;
});
