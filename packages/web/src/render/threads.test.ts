import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const TOKEN = { cookie: 'jishi_token=abc' };
const three = { env: { SHOP_RENDER_THREADS: '3' } };

const pool = (shop: TestWeb) => shop.web.shop.current()?.pool.status();
const allAreUp = (shop: TestWeb) => shop.until('all threads are up', () => pool(shop)?.threads === 3);
const threadOf = async (shop: TestWeb, path: string): Promise<string> => {
  const html = await (await shop.get(path, TOKEN)).text();
  return /thread (\w+)<.*two\(\)/s.exec(html)?.[1] ?? html;
};

test('pages at the same time are made in several threads', async () => {
  await using shop = await startTestWeb(three);
  await allAreUp(shop);
  const threads = await Promise.all([1, 2].map((page) => threadOf(shop, `/?wait=300&page=${page}`)));
  expect(new Set(threads).size).toBe(2);
  // One after the other are all made where answers and code are warm.
  const later = [await threadOf(shop, '/'), await threadOf(shop, '/'), await threadOf(shop, '/')];
  expect(new Set(later).size).toBe(1);
  expect(await shop.web.app.inject('/metrics').then(({ body }) => body)).toContain('jishi_render_threads 3');
});

test('a release is live with its first thread, and while one is lost the others make its pages', async () => {
  await using shop = await startTestWeb(three);
  expect(await threadOf(shop, '/')).toMatch(/^\w+$/);
  await allAreUp(shop);
  const others = Array.from({ length: 2 }, (_, page) => threadOf(shop, `/?wait=400&page=${page}`));
  const deadly = await shop.get('/?exit=1', TOKEN);
  expect(deadly.status).toBe(503);
  for (const thread of await Promise.all(others)) expect(thread).toMatch(/^\w+$/);
  expect(pool(shop)).toMatchObject({ lost: 1, hasWorker: true });
  await allAreUp(shop);
});

test('the threads of a release end with it', async () => {
  await using shop = await startTestWeb(three);
  await allAreUp(shop);
  const before = shop.web.shop.current()?.pool;
  await shop.fixture.release('2.0.0');
  await shop.until('release 2 is live', () => shop.web.shop.current()?.serial === 2);
  await shop.until('old threads are gone', () => shop.web.shop.draining().length === 0);
  expect(before?.status().threads).toBe(0);
  expect((await shop.get('/')).status).toBe(200);
});

test('what is asked for most is in memory when another release goes live', async () => {
  await using shop = await startTestWeb({ limits: { pageFresh: 60_000 } });
  for (const path of ['/?a=1', '/?a=1', '/?a=2', '/?private=1']) await (await shop.get(path)).text();
  await shop.fixture.release('2.0.0');
  await shop.until('release 2 is live', () => shop.web.shop.current()?.serial === 2);
  for (const path of ['/?a=1', '/?a=2']) {
    const response = await shop.get(path);
    expect(response.headers.get('server-timing')).toContain('desc=hit');
    expect(await response.text()).toMatch(/serial 2 .*shell@2\.0\.0.*cookie\[\] from null/s);
  }
});

test('no page of a customer is drawn for the next release', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/?own=1', '/user/portal']) await (await shop.get(path, TOKEN)).text();
  await shop.fixture.release('2.0.0');
  await shop.until('release 2 is live', () => shop.web.shop.current()?.serial === 2);
  const response = await shop.get('/?own=1');
  await response.text();
  expect(response.headers.get('server-timing')).toContain('desc=miss');
});
