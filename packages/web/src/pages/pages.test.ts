import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const TOKEN = { cookie: 'jishi_token=abc; jishi_theme=dark' };

test('a page is rendered by the release, with the headers of the host', async () => {
  await using shop = await startTestWeb();
  const answer = await shop.get('/product/detail/7', { 'x-request-id': 'from-the-balancer' });
  expect(await answer.text()).toContain('serial 1 parts mf-catalog@1.0.0 shell@1.0.0 end');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-release': '1',
    'x-request-id': 'from-the-balancer',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'server-timing': expect.stringMatching(
      /^render;dur=[\d.]+, cache;desc=miss, request;desc="[\w.-]+", rum;desc="1~n~[\w~-]+"$/,
    ),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'cache-control': 'no-cache',
  });
});

test('every answer has a nonce of its own, from the cache too, and never the placeholder', async () => {
  await using shop = await startTestWeb();
  const nonces: string[] = [];
  for (const from of ['miss', 'hit', 'hit']) {
    const answer = await shop.get('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? 'none';
    expect(answer.headers.get('server-timing')).toContain(`desc=${from}`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const inPage = [...(await answer.text()).matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]);
    expect(inPage).toEqual([nonce, nonce]);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('videos may come from a host for videos, nothing else from elsewhere', async () => {
  await using shop = await startTestWeb();
  const policy = (await shop.get('/')).headers.get('content-security-policy') ?? '';
  const elsewhere = policy.split('; ').filter((rule) => /https?:|\*/.test(rule));
  expect(elsewhere).toEqual(["media-src 'self' https:"]);
});

test('pictures may come from the origin the api writes into their addresses', async () => {
  const mediaOf = async (env: Record<string, string>) => {
    await using shop = await startTestWeb({ env });
    const policy = (await shop.get('/')).headers.get('content-security-policy') ?? '';
    return policy.split('; ').filter((rule) => /^(?:img|media)-src/.test(rule));
  };
  const publicOrigin = { SHOP_PUBLIC_ORIGIN: 'https://shop.example' };
  expect(await mediaOf(publicOrigin)).toEqual([
    "img-src 'self' data: https://shop.example",
    "media-src 'self' https: https://shop.example",
  ]);
  expect(await mediaOf({ ...publicOrigin, SHOP_MEDIA_ORIGIN: 'http://media.example:8080/' })).toEqual([
    "img-src 'self' data: http://media.example:8080",
    "media-src 'self' https: http://media.example:8080",
  ]);
});

test('pages are kept apart by language, theme and host', async () => {
  await using shop = await startTestWeb();
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await shop.get(path, headers);
    return `${/<p>(\w+ \w+) cookie/.exec(await answer.text())?.[1]} ${/desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]}`;
  };
  expect(await page('/')).toBe('zh system miss');
  expect(await page('/en')).toBe('en system miss');
  expect(await page('/', { cookie: 'jishi_theme=dark' })).toBe('zh dark miss');
  expect(await page('/', { cookie: 'jishi_theme=pink; other=1' })).toBe('zh system hit');
  expect(await page('/', { cookie: 'jishi_theme=dark' })).toBe('zh dark hit');
  expect(await page('/en')).toBe('en system hit');
  expect(await page('/?page=2')).toBe('zh system miss');
});

test('a page with a token is for one reader: nothing of it is kept, and no kept page is given', async () => {
  await using shop = await startTestWeb();
  await (await shop.get('/')).text();
  const cookies = [
    [TOKEN.cookie, 'jishi_theme=dark; jishi_token=abc', 4],
    ['jishi_refresh_token=abc', '', 0],
  ] as const;
  for (const [cookie, seen, set] of cookies) {
    const answer = await shop.get('/', { cookie });
    expect(answer.headers.getSetCookie()).toHaveLength(set);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('server-timing')).toContain('desc=pass');
    expect(await answer.text()).toContain(`cookie[${seen}] from 127.0.0.1`);
  }
  const visitor = await (await shop.get('/', { cookie: 'jishi_cart=secret' })).text();
  expect(visitor).toContain('cookie[] from null');
});

test('only whole, public, successful pages of the shop are kept', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/?private=1', '/?missing=1', '/?incomplete=1', '/unknown', '/user/portal']) {
    await (await shop.get(path)).text();
    const again = await shop.get(path);
    await again.text();
    expect([path, again.headers.get('server-timing')]).toEqual([
      path,
      expect.stringMatching(/cache;desc=(miss|pass),/),
    ]);
  }
});

test('visitors who ask at the same time share one render', async () => {
  await using shop = await startTestWeb();
  const responses = await Promise.all(Array.from({ length: 8 }, () => shop.get('/?wait=500&slow=50')));
  const nonces = await Promise.all(responses.map(async (answer) => /nonce="([^"]*)"/.exec(await answer.text())?.[1]));
  const from = responses.map((answer) => /desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
  expect(from.filter((source) => source === 'miss')).toHaveLength(1);
  expect(from.filter((source) => source === 'joined')).toHaveLength(7);
  expect(new Set(nonces).size).toBe(8);
});

test('a page that is no longer fresh is given once more while a new one is made', async () => {
  await using shop = await startTestWeb({ limits: { pageFresh: 1, pageStale: 60_000 } });
  await (await shop.get('/')).text();
  await shop.until('it is no longer fresh', () => true);
  const [second, third] = [await shop.get('/'), await shop.get('/')];
  expect(second.headers.get('server-timing')).toContain('desc=stale');
  expect(third.status).toBe(200);
  await Promise.all([second.text(), third.text()]);
});

test('an old page is better than an error', async () => {
  await using shop = await startTestWeb({ limits: { pageFresh: 0, pageStale: 0, renders: 1, waitingRenders: 0 } });
  await (await shop.get('/')).text();
  const holding = shop.get('/?wait=1500', TOKEN);
  await shop.until('the only place is taken', () => shop.web.shop.current()?.pool.status().pages === 1);
  const answer = await shop.get('/');
  expect([answer.status, answer.headers.get('server-timing')]).toEqual([200, expect.stringContaining('desc=stale')]);
  await Promise.all([answer.text(), holding.then((page) => page.text())]);
});

test('visitors are shown what they were shown before while the api, or its database, is away', async () => {
  let status = 200;
  await using api = await fakeApi((_request, response) => response.writeHead(status).end('{}'));
  const limits = { pageFresh: 0, pageStale: 0 };
  await using shop = await startTestWeb({ limits, env: { SHOP_API_PORT: api.port } });
  const page = async (path: string) => {
    const answer = await shop.get(path);
    await answer.text();
    return `${answer.status} ${/desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]}`;
  };
  expect(await page('/?needs=good/1')).toBe('200 miss');
  status = 503;
  expect(await page('/?needs=good/1')).toBe('200 stale');
  expect(await page('/?needs=good/2')).toBe('503 miss');
  expect((await shop.get('/?needs=good/2')).headers.get('retry-after')).toBe('5');
  api.server.closeAllConnections();
  await new Promise((resolve) => api.server.close(resolve));
  expect(await page('/?needs=good/1')).toBe('200 stale');
});

test('the language decides where a page is', async () => {
  await using shop = await startTestWeb();
  const go = async (path: string, headers: Record<string, string>) => {
    const answer = await shop.get(path, headers);
    await answer.text();
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
  };
  expect(await go('/', { 'accept-language': 'en-GB' })).toEqual([302, '/en', 'private, no-store']);
  expect(await go('/cart?x=1', { cookie: 'jishi_pc_site_lang=en' })).toEqual([
    302,
    '/en/cart?x=1',
    'private, no-store',
  ]);
  expect((await go('/', { 'accept-language': 'zh' }))[0]).toBe(200);
});

test('status and redirect are those of the release', async () => {
  await using shop = await startTestWeb();
  const missing = await shop.get('/?missing=1');
  expect([missing.status, (await missing.text()).includes('serial 1')]).toEqual([404, true]);
  const redirect = await shop.get('/?redirect=1');
  expect([redirect.status, redirect.headers.get('location'), await redirect.text()]).toEqual([302, '/elsewhere', '']);
});

test('HEAD answers like GET, without the page', async () => {
  await using shop = await startTestWeb();
  const answer = await fetch(shop.origin, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('x-release'), await answer.text()]).toEqual([200, '1', '']);
  const other = await fetch(shop.origin, { method: 'DELETE' });
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await shop.get('/%E0%A4%A')).status).toBe(400);
});

test('pages are sent in every encoding, whole and in pieces', async () => {
  await using shop = await startTestWeb();
  for (const encoding of ['br', 'gzip', 'zstd']) {
    for (const from of ['miss', 'hit']) {
      const answer = await shop.get(`/?for=${encoding}`, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('server-timing')).toContain(from);
      expect(await answer.text()).toMatch(/^<!doctype html>.*<\/html>$/);
    }
  }
});

test('a page that is asked for again is compressed once for all, with a nonce for each reader', async () => {
  await using shop = await startTestWeb({ limits: { pageFresh: 60_000 } });
  const ask = (encoding: string, method = 'GET') =>
    fetch(shop.origin, { method, headers: { 'accept-encoding': encoding, 'if-none-match': '*' } });
  await (await ask('br')).text();
  await (await ask('zstd, br')).text();
  const compressed = async () =>
    (await shop.web.app.inject('/metrics')).body.includes('jishi_pages_compressed_total 1');
  await vi.waitFor(async () => expect(await compressed()).toBe(true), { timeout: 10_000 });
  const nonces = new Set<string>();
  const encodings = ['zstd, br', 'br', 'br', 'zstd', 'gzip', 'br;q=0.5, gzip', 'identity'];
  const expected = ['br', 'br', 'br', 'zstd', 'gzip', 'gzip', null];
  for (const [index, encoding] of encodings.entries()) {
    const answer = await ask(encoding);
    const [, nonce = ''] =
      /script-src 'self' 'nonce-([\w-]{24})'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const html = await answer.text();
    // A page has no validator: its nonce would be that of another policy.
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
      200,
      expected[index],
      null,
    ]);
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/);
    expect([...html.matchAll(/nonce="([^"]*)"/g)].map(([, written]) => written)).toEqual([nonce, nonce]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(encodings.length);
  const head = await ask('br', 'HEAD');
  expect([head.status, head.headers.get('content-encoding'), await head.text()]).toEqual([200, 'br', '']);
});

test.each([undefined, 'br'])('what is flushed is seen at once (%s)', async (encoding) => {
  await using shop = await startTestWeb();
  const answer = await shop.get('/?endless=1', { ...TOKEN, ...(encoding ? { 'accept-encoding': encoding } : {}) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('serial 1');
  await reader.cancel();
});

test('a failing page is an error page of the host, in both languages', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/en?fail=1', '/en?throw=1']) {
    const answer = await shop.get(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(html).toMatch(/<html lang="en-US".*<h1>The page has an error<\/h1>.*<h2>页面出错了<\/h2>/s);
    expect(html).toContain(`>release 1 · ${answer.headers.get('x-request-id')}</p>`);
    const nonce = /<style nonce="([\w-]{24})">/.exec(html)?.[1];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  }
  expect(JSON.stringify(shop.log)).toContain('cannot render 138****0001');
});

test('a host that is none does not get into the page', async () => {
  await using shop = await startTestWeb();
  const answer = await shop.web.app.inject({ url: '/', headers: { host: '"><script>' } });
  expect(answer.body).toContain('at http://localhost<');
});
