import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const echo = (request: IncomingMessage, response: ServerResponse): void => {
  let body = '';
  request.on('data', (data) => {
    body += data;
  });
  request.on('end', () => {
    response.writeHead(401, {
      'content-type': 'application/json',
      'x-error-class': 'validation',
      'x-request-id': 'api',
    });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  });
};

test('a request goes to the api and comes back as it is, with the live serial', async () => {
  await using api = await fakeApi(echo);
  await using shop = await startTestWeb({
    env: { SHOP_API_PORT: api.port, SHOP_INTERNAL_KEY: 'a-key-between-the-two' },
  });
  const answer = await fetch(`${shop.origin}/api/v1/app/good?name[]=%E5%85%B3&x=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'one-request',
      'x-forwarded-for': '6.6.6.6',
      'x-internal-key': 'made up',
      'apply-secret': 'jishi-demo-key',
    },
    body: '{"a":[1,2]}',
  });
  expect([answer.status, answer.headers.get('x-release'), answer.headers.get('x-error-class')]).toEqual([
    401,
    '1',
    'validation',
  ]);
  expect(answer.headers.get('x-request-id')).toBe('one-request');
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/api/v1/app/good?name[]=%E5%85%B3&x=1',
    body: '{"a":[1,2]}',
    headers: {
      'content-type': 'application/json',
      'apply-secret': 'jishi-demo-key',
      'x-request-id': 'one-request',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(shop.origin).host,
      'x-internal-key': 'a-key-between-the-two',
    },
  });
});

test('behind a trusted proxy the address is the shopper’s', async () => {
  await using api = await fakeApi(echo);
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port, SHOP_TRUST_PROXY: 'loopback' } });
  const answer = await shop.get('/media/picture.webp', {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
  const { url, headers } = (await answer.json()) as { url: string; headers: Record<string, string> };
  expect([url, headers['x-forwarded-for'], headers['x-forwarded-proto'], headers['x-internal-key']]).toEqual([
    '/media/picture.webp',
    '203.0.113.9',
    'https',
    undefined,
  ]);
});

test('the api learns which release asks, or nothing; what it says of releases itself does not come through', async () => {
  await using api = await fakeApi((request, response) => {
    response.writeHead(200, { 'x-release': '99', 'x-release-state': 'ended' });
    response.end(JSON.stringify(request.headers['x-release'] ?? null));
  });
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  for (const [given, passed] of [
    ['1', '1'],
    ['1; drop', null],
    ['', null],
  ] as const) {
    const answer = await shop.get('/api/v1/app/good', given ? { 'x-release': given } : {});
    expect([await answer.json(), answer.headers.get('x-release'), answer.headers.get('x-release-state')]).toEqual([
      passed,
      '1',
      null,
    ]);
  }
});

test('with the api down, the answer is an error of the api', async () => {
  const api = await fakeApi(echo);
  await api[Symbol.asyncDispose]();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  for (const [lang, message] of [
    ['zh', '服务暂时不可用，请稍后再试'],
    ['en', 'The service is not available right now, please try again in a moment'],
  ]) {
    const answer = await shop.get('/api/v1/app/good', { lang: lang ?? '' });
    expect([answer.status, answer.headers.get('x-error-class'), answer.headers.get('x-release')]).toEqual([
      502,
      'unavailable',
      '1',
    ]);
    expect(await answer.json()).toEqual({ status_code: 502, code: 0, message, result: 'error' });
  }
  expect((await shop.get('/')).status).toBe(200);
});

test('an api that does not answer in time', async () => {
  await using api = await fakeApi(() => {});
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port }, limits: { apiHeadersWithin: 50 } });
  const answer = await shop.get('/api/v1/app/good');
  expect([answer.status, answer.headers.get('x-error-class')]).toEqual([504, 'unavailable']);
});

test('503 of the api is passed on at once', async () => {
  let calls = 0;
  await using api = await fakeApi((_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '1' }).end('{}');
  });
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  expect([(await shop.get('/api/v1/app/good')).status, calls]).toEqual([503, 1]);
});

test('an event stream holds no ordinary connection: what is not known for one is refused, and let go', async () => {
  let hasLeft = false;
  await using api = await fakeApi((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    response.on('close', () => {
      hasLeft = true;
    });
  });
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  const answer = await shop.get('/api/v1/app/events');
  expect([answer.status, answer.headers.get('x-error-class')]).toEqual([503, 'unavailable']);
  expect(await answer.json()).toMatchObject({ result: 'error' });
  await shop.until('the api has heard it', () => hasLeft);
});

test('a path that climbs out of the api is refused', async () => {
  await using api = await fakeApi(echo);
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  const { statusCode } = await shop.web.app.inject({ url: '/api/..%2f..%2fsecret' });
  expect(statusCode).toBe(400);
});

test('small uploads go on whole, one after the other on the same connection', async () => {
  await using api = await fakeApi(echo);
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  for (let round = 0; round < 5; round += 1) {
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(30_000)], { type: 'image/png' }));
    const answer = await fetch(`${shop.origin}/api/v1/app/uploadPictures`, { method: 'POST', body: form });
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as { body: string }).body.length).toBeGreaterThan(30_000);
  }
});
