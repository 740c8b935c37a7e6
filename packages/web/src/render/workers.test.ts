import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const TOKEN = { cookie: 'jishi_token=abc' };

const pool = (shop: TestWeb) => shop.web.shop.current()?.pool.status();
const load = async (shop: TestWeb, path: string) => {
  const response = await shop.get(path, TOKEN);
  return { status: response.status, html: await response.text(), retryAfter: response.headers.get('retry-after') };
};

test.each([
  ['exit', 'exit=1'],
  ['endless loop', 'loop=1'],
  ['leak', 'leak=1'],
])('an %s of one page costs no other page', async (_name, deadly) => {
  await using shop = await startTestWeb({ limits: { heapMb: 32, youngHeapMb: 8, rendersPerNetwork: 8 } });
  const others = Array.from({ length: 6 }, (_, i) => load(shop, `/?wait=400&i=${i}`));
  await shop.until('they are being rendered', () => pool(shop)?.pages === 6);
  const killer = load(shop, `/?${deadly}`);
  for (const { status, html } of await Promise.all(others)) {
    expect(status).toBe(200);
    expect(html).toMatch(/serial 1 .*two\(\)/s);
  }
  expect(await killer).toMatchObject({ status: 503, retryAfter: '5' });
  expect((await load(shop, '/')).status).toBe(200);
  expect(pool(shop)).toMatchObject({ lost: 1, hasWorker: true });
});

test('a part that blocks its worker costs its own place alone', async () => {
  await using shop = await startTestWeb({ limits: { leftOutFor: 2_000, rendersPerNetwork: 8 } });
  const others = [1, 2].map((i) => load(shop, `/?wait=300&i=${i}`));
  await shop.until('they are being rendered', () => pool(shop)?.pages === 2);
  const blocked = ['/?spin=mf-catalog&i=1', '/?spin=mf-catalog&i=2'].map((path) => load(shop, path));
  for (const { status, html } of await Promise.all([...others, ...blocked])) {
    expect(status).toBe(200);
    expect(html).toMatch(/two\(\)/);
  }
  expect((await blocked[0]!).html).toContain('without [mf-catalog]');
  expect(pool(shop)).toMatchObject({ lost: 1, hasWorker: true, leftOut: ['mf-catalog'] });
  expect(await shop.web.app.inject('/metrics').then(({ body }) => body)).toContain('jishi_parts_left_out 1');
  expect(JSON.stringify(shop.log)).toContain('mf-catalog blocked a render worker');
  // Other pages of the part do without it meanwhile, and nobody keeps them; later it is tried again.
  expect((await load(shop, '/?spin=mf-catalog&i=3')).html).toContain('without [mf-catalog]');
  expect(pool(shop)?.lost).toBe(1);
  await vi.waitFor(async () => expect((await load(shop, '/')).html).toContain('without []'), { timeout: 10_000 });
});

test('an address that ended two workers is refused without a third try', async () => {
  await using shop = await startTestWeb();
  expect((await load(shop, '/?exit=1')).status).toBe(503);
  await shop.until('a new worker is up', () => pool(shop)?.hasWorker === true);
  expect((await load(shop, '/?exit=1')).status).toBe(503);
  expect(pool(shop)).toMatchObject({ lost: 1, hasWorker: true });
  expect(JSON.stringify(shop.log)).toContain('a second render worker was lost on /?exit=1');
});

test('the refusal ends', async () => {
  await using shop = await startTestWeb({ limits: { quarantineFor: 300 } });
  await load(shop, '/?exit=1');
  await shop.until('a new worker is up', () => pool(shop)?.hasWorker === true);
  await vi.waitFor(
    async () => {
      await load(shop, '/?exit=1');
      expect(pool(shop)?.lost).toBe(2);
    },
    { timeout: 10_000, interval: 100 },
  );
});

test('a half-sent page is closed with the text of the release', async () => {
  await using shop = await startTestWeb();
  const response = await shop.get('/?half=1', TOKEN);
  const nonce = /nonce-([\w-]{24})/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const html = await response.text();
  expect(html).toMatch(/serial 1/);
  expect(html.endsWith(`<script nonce="${nonce}">rescue()</script></body></html>`)).toBe(true);
});

test('a page that was half-sent when a worker was lost is tried apart the next time', async () => {
  await using shop = await startTestWeb();
  await load(shop, '/?half=1');
  await shop.until('a new worker is up', () => pool(shop)?.hasWorker === true);
  expect((await load(shop, '/?half=1')).html).toContain('rescue()');
  expect((await load(shop, '/?half=1')).status).toBe(503);
  expect(pool(shop)?.lost).toBe(1);
});

test('an error nobody caught replaces the worker and cuts nothing', async () => {
  await using shop = await startTestWeb({ limits: { rebootPause: 1 } });
  const slow = load(shop, '/?slow=150');
  const unhealthy = load(shop, '/?unhealthy=1&slow=100');
  expect((await slow).html).toContain('two()');
  expect((await unhealthy).html).toContain('two()');
  expect(JSON.stringify(shop.log)).toContain('nobody caught this');
  expect(pool(shop)).toMatchObject({ hasWorker: true, lost: 0 });
});

test('the soft deadline ends a page early and it is not kept', async () => {
  await using shop = await startTestWeb({ limits: { softDeadline: 40 } });
  const page = await (await shop.get('/?endless=1')).text();
  expect(page).toMatch(/serial 1.*two\(\).*<\/html>$/s);
  const again = await shop.get('/?endless=1');
  expect(again.headers.get('server-timing')).toContain('desc=miss');
  await again.text();
});

test('a renderer that hears no deadline is answered for by the host', async () => {
  await using shop = await startTestWeb({ limits: { softDeadline: 30, hardDeadline: 30 } });
  expect(await load(shop, '/deaf')).toMatchObject({ status: 503 });
  expect(pool(shop)).toMatchObject({ lost: 0, pages: 0 });
});

test('too many pages at a time: the rest is told to come back', async () => {
  await using shop = await startTestWeb({ limits: { renders: 1, waitingRenders: 1 } });
  const pages = await Promise.all([1, 2, 3, 4].map((i) => load(shop, `/?wait=500&i=${i}`)));
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  const refused = pages.find(({ status }) => status === 503);
  expect(refused).toMatchObject({ retryAfter: '5', html: expect.stringContaining('本店人潮拥挤') });
});

test('a wait that is too long ends', async () => {
  await using shop = await startTestWeb({ limits: { renders: 1, waitWithin: 20 } });
  const [first, second] = await Promise.all([load(shop, '/?wait=1000&i=1'), load(shop, '/?wait=1000&i=2')]);
  expect([first.status, second.status].sort()).toEqual([200, 503]);
});

test('the renderer waits for a slow reader, and goes on with him', async () => {
  await using shop = await startTestWeb({ limits: { softDeadline: 60, hardDeadline: 200 } });
  const { port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.pause();
  socket.write('GET /?big=24 HTTP/1.1\r\nHost: shop\r\nCookie: jishi_token=abc\r\nConnection: close\r\n\r\n');
  await shop.until('it is being rendered', () => pool(shop)?.pages === 1);
  const before = process.memoryUsage().arrayBuffers;
  expect((await load(shop, '/')).status).toBe(200); // others are served meanwhile
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(12 * 1024 * 1024);
  await shop.until('the soft deadline has passed', () => JSON.stringify(shop.log).includes('aborted deadline'));
  expect(pool(shop)?.pages).toBe(1);
  let bytes = 0;
  socket.on('data', (data) => {
    bytes += data.byteLength;
  });
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(bytes).toBeGreaterThan(24 * 1024 * 1024 * 0.99);
  await shop.until('nothing is left', () => pool(shop)?.pages === 0);
});

test('a reader who leaves ends the render', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/?endless=1', '/?endless=2']) {
    const headers = path.endsWith('1') ? TOKEN : {};
    const response = await shop.get(path, headers);
    await response.body?.cancel();
    await shop.until('the worker has heard it', () => JSON.stringify(shop.log).includes(`aborted gone ${path}`));
    await shop.until('nothing is left', () => pool(shop)?.pages === 0);
  }
});

test('a reader who leaves before the first byte ends the render', async () => {
  await using shop = await startTestWeb();
  const leave = new AbortController();
  const asked = fetch(`${shop.origin}/?wait=60000`, { headers: TOKEN, signal: leave.signal });
  await shop.until('it is being rendered', () => pool(shop)?.pages === 1);
  leave.abort();
  await expect(asked).rejects.toThrow();
  await shop.until('nothing is left', () => pool(shop)?.pages === 0);
});
