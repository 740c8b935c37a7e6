import type { IncomingMessage, ServerResponse } from 'node:http';
import { openRaw, postHead, type RawClient } from '@jishi/http-limits/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Limits } from '../app.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const CALL = '/api/v1/app/good';
const UPLOAD = '/api/v1/app/uploadPictures';
const form = { 'content-type': 'multipart/form-data; boundary=x' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Says what arrived. */
const echo: Answer = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, headers } = request;
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(JSON.stringify({ method, headers, bytes: Buffer.concat(chunks).length }));
  });
};

/** A web before an api that answers like that. */
async function aShop(answer: Answer = echo, limits: Partial<Limits> = {}, env: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  const api = stack.use(await fakeApi(answer));
  const shop = stack.use(
    await startTestWeb({
      env: { SHOP_API_PORT: api.port, ...env },
      limits: { lingerFor: 100, checkEvery: 50, ...limits },
    }),
  );
  const open = (bytes: string): RawClient => {
    const client = openRaw(Number(new URL(shop.origin).port), bytes);
    stack.defer(() => client.leave());
    return client;
  };
  /** A number of `/metrics`. */
  const metric = async (name: string) => {
    const text = await (await shop.get('/metrics')).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  };
  return { api, shop, open, metric };
}

const until = (read: () => unknown, value: unknown) =>
  expect.poll(read, { timeout: 20_000, interval: 10 }).toEqual(value);
const busy = (what: 'calls' | 'media') => `jishi_api_connections{for="${what}",state="busy"}`;

test('hundreds of slow bodies of one address hold no connection of the api, and ordinary calls are answered', async () => {
  let asked = 0;
  const { shop, open, metric } = await aShop((request, response) => {
    asked += 1;
    echo(request, response);
  });
  for (let index = 0; index < 300; index += 1) open(`${postHead(CALL, { 'content-length': 200 })}{`);
  await until(() => metric('jishi_http_open{what="bodies"}'), 64);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(shop.origin + CALL, { method: 'POST', body: '{}', signal: AbortSignal.timeout(20_000) }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(asked).toBe(20);
  expect(await metric('jishi_http_turned_away_total{reason="bodies-of-network"}')).toBeGreaterThanOrEqual(236);
});

test('slow bodies of many addresses do not either', async () => {
  const { shop, open, metric } = await aShop(echo, {}, { SHOP_TRUST_PROXY: 'loopback' });
  for (let index = 0; index < 300; index += 1) {
    open(`${postHead(CALL, { 'content-length': 200, 'x-forwarded-for': `203.0.113.${index % 250}` })}{`);
  }
  await until(() => metric('jishi_http_open{what="bodies"}'), 300);
  const answer = await fetch(shop.origin + CALL, { method: 'POST', body: '{}', signal: AbortSignal.timeout(20_000) });
  expect([answer.status, await metric('jishi_api_connections{for="calls",state="waited_for"}')]).toEqual([200, 0]);
});

test('a slow body ends with 408 in words of the api, in either language', async () => {
  const { open } = await aShop(echo, { bodyGrace: 200 });
  for (const [lang, message] of [
    ['zh', '提交的内容传输太慢，请重试'],
    ['en', 'The request took too long to arrive, please try again'],
  ] as const) {
    const client = open(`${postHead(CALL, { 'content-length': 200, lang, 'x-request-id': 'slow-one' })}{`);
    await client.closed;
    const [head = '', body = ''] = client.text().split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ status_code: 408, code: 0, message, result: 'error' });
    expect(head).toMatch(/^HTTP\/1\.1 408/);
    for (const line of [/x-error-class: unavailable/, /x-request-id: slow-one/, /x-release: 1/, /connection: close/]) {
      expect(head).toMatch(line);
    }
  }
});

test('a slow upload ends with 408, one that comes fast goes on as it comes', async () => {
  const arrived: number[] = [];
  const { open } = await aShop(
    (request, response) => {
      request.once('data', () => arrived.push(1));
      request.on('error', () => {});
      echo(request, response);
    },
    { bodyGrace: 300, bodySpeed: 100 },
  );
  const slow = open(`${postHead(UPLOAD, { ...form, 'content-length': 2_000 })}x`);
  const fast = open(`${postHead(UPLOAD, { ...form, 'content-length': 3_000 })}${'x'.repeat(2_900)}`);
  await slow.closed;
  expect([slow.statuses(), arrived.length]).toEqual([[408], 2]);
  fast.write('x'.repeat(100));
  await until(() => fast.statuses(), [200]);
  expect(fast.text()).toContain('"bytes":3000');
});

test('bodies that are too large are refused in words of the api', async () => {
  let arrived = 0;
  const { open } = await aShop(
    (request, response) => {
      arrived += 1;
      request.on('error', () => {});
      echo(request, response);
    },
    { bodyBytes: 1_000, uploadBytes: 100_000 },
  );
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  for (const bytes of [
    postHead(CALL, { 'content-length': 1_001 }),
    `${postHead(CALL, { 'transfer-encoding': 'chunked' })}${chunk}`,
    postHead(UPLOAD, { ...form, 'content-length': 100_001 }),
  ]) {
    const client = open(bytes);
    await client.closed;
    expect(client.statuses()).toEqual([413]);
    expect(client.text()).toMatch(/x-error-class: validation[\s\S]*"code":50004/);
  }
  expect(arrived).toBe(0);
  const growing = open(`${postHead(UPLOAD, { ...form, 'transfer-encoding': 'chunked' })}${chunk}${chunk}`);
  await until(() => growing.statuses(), [413]);
  const fits = open(`${postHead(CALL, { 'transfer-encoding': 'chunked' })}2\r\n{}\r\n0\r\n\r\n`);
  await until(() => fits.statuses(), [200]);
  expect(fits.text()).toMatch(/"content-length":"2"[\s\S]*"bytes":2/);
});

test('an answer that does not wait for the form arrives, though bytes of it are under way', async () => {
  const { open } = await aShop((request, response) => {
    request.on('error', () => {});
    request.resume();
    response.writeHead(401).end('{"code":50000}');
  });
  const client = open(`${postHead(UPLOAD, { ...form, 'content-length': 5_000_000 })}${'x'.repeat(3_000_000)}`);
  await client.closed;
  expect(client.statuses()).toEqual([401]);
  expect(client.text()).toContain('{"code":50000}');
});

test('uploads of one address take their share only, and calls none of theirs', async () => {
  const { shop, open, metric } = await aShop(
    (request, response) => (request.url === UPLOAD ? request.on('error', () => {}) : echo(request, response)),
    { uploadWaitWithin: 300, apiConnections: 1 },
  );
  const uploads = Array.from({ length: 10 }, () => open(`${postHead(UPLOAD, { ...form, 'content-length': 5_000 })}x`));
  await until(() => metric(busy('calls')), 8);
  await until(() => uploads.flatMap((client) => client.statuses()), [429, 429]);
  expect((await shop.get(CALL)).status).toBe(200);
  for (const client of uploads) client.leave();
  await until(() => metric(busy('calls')), 0);
  expect(await metric('jishi_http_open{what="uploads"}')).toBe(0);
});

test('Expect: 100-continue is answered by web, and goes no further', async () => {
  const { open } = await aShop(echo, { bodyBytes: 1_000 });
  const expects = { expect: '100-continue' };
  for (const [path, headers] of [
    [CALL, {}],
    [UPLOAD, form],
  ] as const) {
    const client = open(postHead(path, { ...headers, ...expects, 'content-length': 2 }));
    await until(() => client.statuses(), [100]);
    client.write('{}');
    await until(() => client.statuses(), [100, 200]);
    expect(client.text()).toContain('"bytes":2');
    expect(client.text()).not.toContain('"expect"');
  }
  const refused = open(postHead(CALL, { ...expects, 'content-length': 2_000 }));
  await refused.closed;
  expect(refused.statuses()).toEqual([413]);
});

test('when the api hangs, calls wait for a connection so long and are refused; pictures have connections of their own', async () => {
  const hanging: ServerResponse[] = [];
  const { shop, metric } = await aShop(
    (request, response) => (request.url?.startsWith('/media') ? echo(request, response) : hanging.push(response)),
    { apiConnections: 2, waitingForApi: 1, apiConnectionWithin: 300 },
  );
  const first = [shop.get(CALL), shop.get(CALL)];
  await until(() => hanging.length, 2);
  const late = await Promise.all([shop.get(CALL, { lang: 'en' }), shop.get(CALL, { lang: 'en' })]);
  for (const answer of late) {
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-error-class')]).toEqual([
      503,
      '2',
      'unavailable',
    ]);
    expect(await answer.json()).toMatchObject({ message: 'Too many people at once, try again in a moment' });
  }
  expect((await shop.get('/media/a.webp')).status).toBe(200);
  for (const response of hanging) response.end('{}');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await metric('jishi_http_turned_away_total{reason="upstream"}')).toBe(2);
});

test('who lines up for a sale waits in order, and no other call waits behind them', async () => {
  const hanging: ServerResponse[] = [];
  const line = '/api/v1/app/seckill/5/place';
  const { shop, open } = await aShop(
    (request, response) => (request.url === line ? hanging.push(response) : echo(request, response)),
    { apiConnections: 2, waitingRoomPermits: 1, waitingRoomSize: 2 },
  );
  const press = () => open(`${postHead(line, { 'content-length': 2 })}{}`);
  const crowd = [press()];
  await until(() => hanging.length, 1);
  for (let more = 0; more < 3; more += 1) crowd.push(press());
  // One is on its way, two wait, one is too many; a call of anybody else is none of them.
  await until(() => crowd.flatMap((client) => client.statuses()), [503]);
  expect((await shop.get(CALL)).status).toBe(200);
  for (let answered = 0; answered < 3; answered += 1) {
    await until(() => hanging.length > answered, true);
    hanging[answered]?.end('{}');
  }
  await until(() => crowd.flatMap((client) => client.statuses()).toSorted(), [200, 200, 200, 503]);
});

test('whatever becomes of an answer, its connection is given back', async () => {
  const { shop, open, metric } = await aShop((request, response) => {
    if (request.url?.endsWith('broken')) request.socket.destroy();
    else if (request.url?.endsWith('half'))
      response.writeHead(200, { 'content-length': 9 }).write('x', () => request.socket.destroy());
    else if (request.url?.endsWith('empty')) response.writeHead(204).end();
    else setTimeout(() => echo(request, response), 50);
  });
  const paths = ['broken', 'half', 'empty', 'whole'].map((name) => `/api/v1/app/${name}`);
  for (const method of ['GET', 'HEAD', 'POST']) {
    for (const path of paths) {
      const body = method === 'POST' ? '{}' : null;
      await fetch(shop.origin + path, { method, body })
        .then((answer) => answer.text())
        .catch(() => {});
    }
  }
  for (let index = 0; index < 100; index += 1) open(`GET ${CALL} HTTP/1.1\r\nhost: shop\r\n\r\n`).leave();
  await until(() => metric(busy('calls')), 0);
  // Beside the request for the numbers themselves nothing is in flight.
  await until(() => metric('jishi_http_open{what="requests"}'), 0);
});

test('the body of a GET stays here, and repeated headers of an answer stay apart', async () => {
  const { shop, open } = await aShop();
  const client = open(`${postHead(CALL, { 'content-length': 2 }).replace('POST', 'GET')}{}`);
  await until(() => client.statuses(), [200]);
  expect(client.text()).toContain('"bytes":0');
  expect((await shop.get(CALL)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('pages read no bodies', async () => {
  const { open } = await aShop();
  const client = open(`${postHead('/', { 'content-length': 200 })}{`);
  await client.closed;
  expect(client.statuses()).toEqual([405]);
});
