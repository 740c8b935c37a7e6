import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';
import { markerOf } from './marker.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 }); // threads start slowly on a busy machine

const TOKENS = { token_type: 'Bearer', expires_in: 7200, access_token: 'access', refresh_token: 'refresh' };

let api: FakeApi;
let shop: TestWeb;
let seen: { authorization: string | undefined; cookie: string | undefined; body: string }[];
beforeAll(async () => {
  api = await fakeApi(answer);
  shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

/** Gives tokens out to everybody, as our api does; `/refuse` says that they were refused. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (data) => {
    body += data;
  });
  request.on('end', () => {
    seen.push({ authorization: request.headers.authorization, cookie: request.headers.cookie, body });
    const days = request.url?.endsWith('/login') ? { refresh_expires_in: 7 } : {};
    const type = { 'content-type': 'application/json' };
    if (request.url?.endsWith('/logout')) response.writeHead(200, { ...type, 'x-tokens': 'ended' }).end('{}');
    else if (request.url?.endsWith('/user')) response.writeHead(200, type).end('{}');
    else if (request.url?.endsWith('/refuse')) response.writeHead(401, type).end('{"result":"error"}');
    else {
      const text = JSON.stringify({ result: 'ok', message: { ...TOKENS, ...days } });
      response.writeHead(200, { ...type, 'x-tokens': 'issued', 'content-length': text.length }).end(text);
    }
  });
}

/** A call as a page of the shop makes it, unless the headers say otherwise. */
async function call(path: string, headers: Record<string, string> = {}, body?: unknown) {
  seen = [];
  const answered = await fetch(`${shop.origin}/api/v1/app/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const message = ((await answered.json()) as { message?: Record<string, unknown> }).message ?? {};
  return { status: answered.status, message, set: answered.headers.getSetCookie(), headers: answered.headers };
}

const COOKIE = { cookie: 'jishi_access=access; jishi_refresh=refresh; jishi_theme=dark' };
const CROSS = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const marked = (token: string) => ({ authorization: `Bearer ${markerOf(token)}` });
const tokens = (life = '') => [
  `jishi_access=access;${life} Path=/; HttpOnly; SameSite=Lax`,
  `jishi_refresh=refresh;${life} Path=/; HttpOnly; SameSite=Lax`,
];

test('a page that signs in gets markers; the tokens are in cookies no script can read, and no secret is left in the answer', async () => {
  const { message, set, headers } = await call('login', {}, { cellphone: '1' });
  expect(message).toEqual({
    ...TOKENS,
    refresh_expires_in: 7,
    access_token: markerOf('access'),
    refresh_token: markerOf('refresh'),
  });
  expect(set).toEqual(tokens());
  expect(headers.get('x-tokens')).toBeNull();
});

test('they live for as long as the customer wants to be remembered', async () => {
  expect((await call('login', { 'x-remember': '1' }, {})).set).toEqual(tokens(' Max-Age=604800;'));
  expect((await call('refreshToken', { 'x-remember': '3' }, {})).set).toEqual(tokens(' Max-Age=259200;'));
  expect((await call('refreshToken', { 'x-remember': 'x' }, {})).set).toEqual(tokens());
});

test.each([
  ['apps', { 'sec-fetch-site': '' }],
  ['pages of other sites', CROSS],
])('%s get tokens as ever, and no cookies', async (_who, headers: Record<string, string>) => {
  const own = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const answered = await fetch(`${shop.origin}/api/v1/app/login`, { method: 'POST', headers: own, body: '{}' });
  expect(await answered.json()).toMatchObject({ message: TOKENS });
  expect([answered.headers.getSetCookie(), answered.headers.get('x-tokens')]).toEqual([[], null]);
});

test('a marker stands for its token, and the api gets no cookies', async () => {
  await call('user', { ...COOKIE, ...marked('access') });
  expect(seen).toEqual([{ authorization: 'Bearer access', cookie: undefined, body: '' }]);
});

const refused: [string, Record<string, string>][] = [
  ['without a marker', COOKIE],
  ['with the marker of another token', { ...COOKIE, ...marked('other') }],
  ['with a marker but no cookie', marked('access')],
  ['from another site', { ...COOKIE, ...marked('access'), ...CROSS }],
  ['from another host of this site', { ...COOKIE, ...marked('access'), 'sec-fetch-site': 'same-site' }],
];
test.each(refused)('cookies sign nobody in %s', async (_how, headers) => {
  await call('user', headers);
  expect(seen[0]?.authorization).toBe(headers['authorization']);
});

test('whoever names a token has named it: it passes as it is', async () => {
  await call('user', { ...COOKIE, authorization: 'Bearer another' });
  expect(seen[0]?.authorization).toBe('Bearer another');
});

test('a refresh by any marker sends the token of the cookie; from elsewhere it sends the marker', async () => {
  const body = { refresh_token: markerOf('an older one') };
  const { set } = await call('refreshToken', COOKIE, body);
  expect([seen[0]?.body, set]).toEqual(['{"refresh_token":"refresh"}', tokens()]);
  await call('refreshToken', { ...COOKIE, ...CROSS }, body);
  expect(seen[0]?.body).toBe(JSON.stringify(body));
  await call('refreshToken', COOKIE, { refresh_token: 'of another client' });
  expect(seen[0]?.body).toBe('{"refresh_token":"of another client"}');
});

test('a refused sign-in passes as it is; signing out forgets the tokens', async () => {
  const { status, set } = await call('refuse', {}, {});
  expect([status, set]).toEqual([401, []]);
  expect((await call('logout', { ...COOKIE, ...marked('access') }, {})).set).toEqual([
    'jishi_access=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'jishi_refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('on https the cookies are those of this host alone', async () => {
  await using secure = await startTestWeb({
    env: { SHOP_API_PORT: api.port, SHOP_PUBLIC_ORIGIN: 'https://shop.example' },
  });
  seen = [];
  const answered = await fetch(`${secure.origin}/api/v1/app/login`, {
    method: 'POST',
    headers: { origin: 'https://shop.example' },
    body: '{}',
  });
  expect(answered.headers.getSetCookie()).toEqual([
    '__Host-jishi_access=access; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-jishi_refresh=refresh; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});
