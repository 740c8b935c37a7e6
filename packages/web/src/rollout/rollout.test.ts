import { join } from 'node:path';
import { BUCKETS } from '@jishi/contracts/release';
import { expect, test, vi } from 'vitest';
import { fixtureRegistry, flipByte } from '../testing/fixture-registry.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';
import { bucketOf } from './choose-arm.ts';

vi.setConfig({ testTimeout: 60_000 }); // threads start slowly on a busy machine

const decision = { channel: 'live', author: 'test', reason: 'a test' };

const serves = (shop: TestWeb, serial: number) =>
  shop.until(`release ${serial} is served`, () => shop.web.shop.served()?.release.serial === serial);

/** Begins a rollout of version 2.0.0. */
async function begin(shop: TestWeb, buckets: number): Promise<void> {
  const parts = await shop.fixture.publish('2.0.0');
  const { release } = await shop.fixture.registry.pin({ ...decision, parts, buckets });
  await serves(shop, release.serial);
}

async function changeShare(shop: TestWeb, buckets: number): Promise<void> {
  const { release } = await shop.fixture.registry.share({ ...decision, buckets });
  await serves(shop, release.serial);
}

type Page = { status: number; id: string | null; version: string; inPage: string; cache: string; setCookie: string[] };

async function open(shop: TestWeb, path: string, cookie = '', headers: Record<string, string> = {}): Promise<Page> {
  const answer = await shop.get(path, { ...(cookie && { cookie }), ...headers });
  const html = await answer.text();
  const [, remote, shell] = /parts mf-catalog@(\S+) shell@(\S+) end/.exec(html) ?? [];
  if (remote !== shell) throw new Error(`a page of ${remote} and ${shell}`);
  return {
    status: answer.status,
    id: answer.headers.get('x-release'),
    version: shell ?? 'none',
    inPage: /of (\S+)\./.exec(html)?.[1] ?? 'none',
    cache: answer.headers.get('cache-control') ?? '',
    setCookie: answer.headers.getSetCookie(),
  };
}

const cookieOf = ({ setCookie }: Page): string => setCookie[0]?.split(';')[0] ?? '';

test('a first visit gets the live release and an id, and the next one what the share says', async () => {
  await using shop = await startTestWeb();
  await begin(shop, BUCKETS - 1);

  const first = await open(shop, '/');
  expect(first).toMatchObject({ id: '1', version: '1.0.0', inPage: '1', cache: 'private, no-cache' });
  const second = await open(shop, '/', cookieOf(first));
  expect(second).toMatchObject({ id: '2-candidate', version: '2.0.0', inPage: '2-candidate', setCookie: [] });
  expect(second.cache).toBe('private, no-cache');
  expect(await open(shop, '/')).toMatchObject({ version: '1.0.0' });

  await changeShare(shop, BUCKETS);
  const newcomer = await open(shop, '/');
  expect(newcomer).toMatchObject({ version: '2.0.0', cache: 'private, no-cache' });
  expect(cookieOf(newcomer)).not.toBe('');

  await changeShare(shop, 0);
  expect(await open(shop, '/', cookieOf(first))).toMatchObject({ id: '1', version: '1.0.0', cache: 'no-cache' });
});

test('each of 60 visitors has the arm of their bucket, over a restart, and when the share rises', async () => {
  const fixture = await fixtureRegistry();
  await using _data = fixture;
  await fixture.release('1.0.0');
  const visitors: string[] = [];
  const look = async (shop: TestWeb) => {
    const { rollout } = shop.web.shop.served()!.release;
    const pages = await Promise.all(visitors.map((cookie) => open(shop, '/?i=1', cookie)));
    const wanted = visitors.map((cookie) => bucketOf(cookie.slice(-22), rollout!) < rollout!.buckets);
    expect(pages.map(({ version }) => version === '2.0.0')).toEqual(wanted);
    return wanted;
  };
  let before: boolean[];
  {
    await using shop = await startTestWeb({ data: fixture });
    await begin(shop, 2_000);
    for (let i = 0; i < 60; i += 1) visitors.push(cookieOf(await open(shop, '/')));
    before = await look(shop);
    expect(before.filter(Boolean).length).toBeLessThan(30);
  }
  await using again = await startTestWeb({ data: fixture });
  await serves(again, 2);
  expect(await look(again)).toEqual(before);
  await changeShare(again, 7_000);
  const after = await look(again);
  expect(before.every((had, index) => !had || after[index])).toBe(true);
  expect(after.filter(Boolean).length).toBeGreaterThan(before.filter(Boolean).length);
});

test('a customer keeps the arm over a sign-in', async () => {
  await using shop = await startTestWeb();
  await begin(shop, BUCKETS);
  const cookie = cookieOf(await open(shop, '/'));
  const signedIn = await open(shop, '/', `${cookie}; jishi_token=abc`);
  expect(signedIn).toMatchObject({ id: '2-candidate', version: '2.0.0', cache: 'private, no-store' });
});

test('no page gets to see the id', async () => {
  await using shop = await startTestWeb();
  await begin(shop, BUCKETS);
  const cookie = cookieOf(await open(shop, '/'));
  const answer = await shop.get('/', { cookie: `${cookie}; jishi_token=abc; jishi_theme=dark` });
  const html = await answer.text();
  expect(html).toContain('jishi_theme=dark');
  expect(html).not.toContain(cookie.slice(-22));
});

test.each([
  ['finished', (shop: TestWeb) => shop.fixture.registry.finish(decision), '2.0.0'],
  ['aborted', (shop: TestWeb) => shop.fixture.registry.abort(decision), '1.0.0'],
  ['rolled back', (shop: TestWeb) => shop.fixture.registry.rollback(decision), '1.0.0'],
])('when a rollout is %s everybody has one release, and no id', async (_, end, version) => {
  await using shop = await startTestWeb();
  await begin(shop, BUCKETS);
  const cookie = cookieOf(await open(shop, '/'));
  await open(shop, '/', cookie);
  const { release } = await end(shop);
  await serves(shop, release.serial);

  const page = await open(shop, '/', cookie);
  expect(page).toMatchObject({ version, cache: 'private, no-cache' });
  expect(page.setCookie).toEqual([expect.stringMatching(/^jishi_rollout=; Max-Age=0/)]);
  expect(await open(shop, '/')).toMatchObject({ version, setCookie: [], cache: 'no-cache' });
  await shop.until('its threads have ended', () => shop.web.shop.draining().length === 0);
});

test('a candidate that does not start is refused whole: nothing of what is live changes', async () => {
  await using shop = await startTestWeb();
  const parts = await shop.fixture.publish('2.0.0', { shellServer: 'throw new Error("not today")' });
  await shop.fixture.registry.pin({ ...decision, parts, buckets: 100 });
  await shop.until('it is refused', () => shop.web.shop.refused()?.serial === 2);
  expect(shop.web.shop.refused()).toMatchObject({ part: 'shell', reason: expect.stringContaining('not today') });
  expect(await open(shop, '/')).toMatchObject({ id: '1', version: '1.0.0', setCookie: [] });
});

test('a server that starts opens without a candidate that was damaged, for everybody', async () => {
  const fixture = await fixtureRegistry();
  await using _data = fixture;
  await fixture.release('1.0.0');
  const parts = await fixture.publish('2.0.0');
  await fixture.registry.pin({ ...decision, parts, buckets: BUCKETS });
  await flipByte(join(fixture.dataFolder, 'registry/parts/mf-catalog/2.0.0/server.cjs'));
  await using shop = await startTestWeb({ data: fixture });
  await serves(shop, 2);
  const cookie = cookieOf(await open(shop, '/'));
  expect(await open(shop, '/', cookie)).toMatchObject({ status: 200, version: '1.0.0' });
  expect(shop.log.map(({ msg }) => msg)).toContain('the candidate does not start: everybody gets the live release');
});

test('a banned candidate is gone for those who had it, and their next page is loaded anew', async () => {
  await using shop = await startTestWeb();
  await begin(shop, BUCKETS);
  const cookie = cookieOf(await open(shop, '/'));
  const tab = await open(shop, '/', cookie);
  const asks = (id: string) => shop.get('/release', { 'x-release': id });
  expect((await asks(tab.inPage)).headers.get('x-release-state')).toBeNull();

  const { registry } = shop.fixture;
  const { release } = await registry.ban({ ...decision, part: 'mf-catalog', version: '2.0.0' });
  await serves(shop, release.serial);
  expect((await asks(tab.inPage)).headers.get('x-release-state')).toBe('ended');
  expect((await asks('1')).headers.get('x-release-state')).toBeNull();
  expect(await open(shop, '/', cookie)).toMatchObject({ version: '1.0.0' });
});

test('files of both arms are served, and a candidate without its rollout still to its tabs', async () => {
  await using shop = await startTestWeb();
  await begin(shop, 100);
  const file = (version: string) => shop.get(`/remotes/mf-catalog/${version}/entry.js`);
  expect([(await file('1.0.0')).status, (await file('2.0.0')).status]).toEqual([200, 200]);
  const { release } = await shop.fixture.registry.abort(decision);
  await serves(shop, release.serial);
  expect((await file('2.0.0')).status).toBe(200);
  const state = await shop.get('/release', { 'x-release': '2-candidate' });
  expect(state.headers.get('x-release-state')).toBeNull();
});

test('a change of the share starts nothing anew', async () => {
  await using shop = await startTestWeb();
  await begin(shop, 100);
  const cookie = cookieOf(await open(shop, '/'));
  const threadOf = async (path: string, sent = '') =>
    /thread (\w+)/.exec(await (await shop.get(path, sent ? { cookie: sent } : {})).text())?.[1];
  await changeShare(shop, BUCKETS);
  const threads = [await threadOf('/?i=1'), await threadOf('/?i=1', cookie)];
  await changeShare(shop, BUCKETS - 1);
  await changeShare(shop, BUCKETS);
  expect([await threadOf('/?i=2'), await threadOf('/?i=2', cookie)]).toEqual(threads);
  expect(await open(shop, '/', cookie)).toMatchObject({ id: '2-candidate' });
});

const SHARES = process.env['TEST_FULL'] === '1' ? 40 : 12;

test(`${SHARES} shares under load: nothing fails, no page is of two releases`, async () => {
  await using shop = await startTestWeb();
  await begin(shop, 5_000);
  const cookies = await Promise.all(Array.from({ length: 8 }, async () => cookieOf(await open(shop, '/'))));
  let isOver = false;
  const pages: Page[] = [];
  const readers = cookies.map(async (cookie, reader) => {
    const sent = reader % 2 ? `${cookie}; jishi_token=abc` : cookie;
    for (let i = 0; !isOver; i += 1) pages.push(await open(shop, `/?slow=${(i * 7) % 30}&i=${i % 5}`, sent));
  });
  for (let change = 0; change < SHARES; change += 1) await changeShare(shop, (change * 2_777) % (BUCKETS + 1));
  isOver = true;
  await Promise.all(readers);
  expect(pages.length).toBeGreaterThan(3 * SHARES);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { id, version, inPage } of pages) {
    expect([id, inPage]).toEqual(version === '2.0.0' ? ['2-candidate', '2-candidate'] : ['1', '1']);
  }
  expect(new Set(pages.map(({ version }) => version)).size).toBe(2);
}, 120_000);

test('operators see both arms', async () => {
  await using shop = await startTestWeb();
  await begin(shop, 2_500);
  const ready = await (await shop.get('/readyz')).json();
  expect(ready).toMatchObject({
    live: { id: '1', serial: 2, parts: { shell: '1.0.0' } },
    candidate: { id: '2-candidate', parts: { shell: '2.0.0' }, rollout: { share: 0.25 } },
  });
  const metrics = await (await shop.get('/metrics')).text();
  expect(metrics).toContain('jishi_release_live 2\n');
  expect(metrics).toContain('jishi_rollout_share 0.25\n');
  await expect
    .poll(async () => (await (await shop.get('/metrics')).text()).match(/jishi_render_threads (\d+)/)?.[1], {
      timeout: 10_000,
    })
    .toBe('2');
});
