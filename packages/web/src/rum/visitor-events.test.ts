import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { BUCKETS } from '@jishi/contracts/release';
import type { Beacon } from '@jishi/rum/beacon';
import { expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const KEY = 'a key of sixteen letters';
const decision = { channel: 'live', author: 'ann', reason: 'because' };
const quick = { visitorEventsEvery: 20 };

type Noted = { visitor: string; hadCandidate: boolean; buckets: number; family: string; event: string };
type NotingApi = FakeApi & { noted: Noted[]; keys: Set<unknown>; status: number };

/** An api that notes events of visitors, and answers calls with the status their address ends with. */
async function notingApi(): Promise<NotingApi> {
  const noted: Noted[] = [];
  const keys = new Set<unknown>();
  const take = async (request: IncomingMessage): Promise<number> => {
    const body = await text(request);
    if (!request.url?.startsWith('/internal/rollouts/')) return Number(/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200);
    keys.add(request.headers['x-internal-key']);
    if (api.status === 200) noted.push(...(JSON.parse(body) as { events: Noted[] }).events);
    return api.status;
  };
  const server = await fakeApi((request, response) => {
    if (request.url === '/internal/change-events') return void response.writeHead(404).end();
    void take(request).then((status) => response.writeHead(status).end('{}'));
  });
  const api = Object.assign(server, { noted, keys, status: 200 });
  return api;
}

const start = (api: FakeApi, env: Record<string, string> = { SHOP_INTERNAL_KEY: KEY }) =>
  startTestWeb({ env: { SHOP_API_PORT: api.port, ...env }, limits: quick });

async function begin(shop: TestWeb, buckets: number): Promise<void> {
  const parts = await shop.fixture.publish('2.0.0');
  await served(shop, (await shop.fixture.registry.pin({ ...decision, parts, buckets })).release.serial);
}
const served = (shop: TestWeb, serial: number) =>
  shop.until('it is served', () => shop.web.shop.served()?.release.serial === serial);

type Opened = { cookie: string; token: string };

async function open(shop: TestWeb, cookie = ''): Promise<Opened> {
  const page = await shop.get('/', cookie ? { cookie } : {});
  await page.text();
  const token = /rum;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? '';
  return { cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, token };
}

const tell = (shop: TestWeb, { cookie, token }: Opened, own: Partial<Beacon> = {}) => {
  const beacon: Beacon = { token, path: '/', device: 'phone', vitals: {}, faults: [], presses: [], ...own };
  return fetch(`${shop.origin}/-/rum`, { method: 'POST', headers: { cookie }, body: JSON.stringify(beacon) });
};

const wordsOf = (api: NotingApi): string[] => api.noted.map(({ family, event }) => `${family} ${event}`);

test('what a visitor of a rollout meets is noted once, by a name of this rollout alone', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS);
  const first = await open(shop);
  const tab = await open(shop, first.cookie);
  for (let again = 0; again < 2; again += 1) {
    await tell(shop, tab, {
      vitals: { lcp: 1_900, cls: 0.12 },
      faults: [{ kind: 'place', path: '/', message: 'Error', frames: ['/remotes/mf-catalog/1a2b/home.js:1:2'] }],
      presses: [{ kind: 'dead', path: '/', place: '' }],
    });
    const call = { 'x-release': '2-candidate', cookie: tab.cookie };
    await (await shop.get('/api/v1/app/goodIndent?x=409', call)).text();
    await fetch(`${shop.origin}/api/v1/app/balancePay?x=200`, { method: 'POST', headers: call });
  }
  await open(shop, tab.cookie);
  await shop.until('the last is noted', () => wordsOf(api).includes('second-view all'));
  expect(wordsOf(api).sort()).toEqual(
    [
      'seen page',
      'second-view all',
      'told view',
      ...['lcp 800', 'lcp 1200', 'lcp 1800', 'cls 50', 'cls 100'],
      ...['place all', 'place mf-catalog', 'dead all', 'dead shell'],
      ...['calls all', 'calls GET goodIndent refused', 'answered POST balancePay'],
    ].sort(),
  );
  expect(new Set(api.noted.map(({ visitor }) => visitor)).size).toBe(1);
  expect(api.noted.every(({ hadCandidate, buckets }) => hadCandidate && buckets === BUCKETS)).toBe(true);
  expect(JSON.stringify(api.noted)).not.toContain(tab.cookie.slice(-22));
  expect([...api.keys]).toEqual([KEY]);
});

test('both groups are noted, and whoever has no id is not', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS / 2);
  for (let i = 0; i < 30; i += 1) await open(shop, (await open(shop)).cookie);
  await shop.until('all are noted', () => api.noted.length === 30);
  const candidates = api.noted.filter(({ hadCandidate }) => hadCandidate).length;
  expect([candidates > 0, candidates < 30]).toEqual([true, true]);
  await open(shop, 'jishi_token=abc');
  expect(api.noted).toHaveLength(30);
});

test('a page that could not be made is noted, and one whose thread was lost beside it', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS);
  const [ann, ben] = [await open(shop), await open(shop)];
  const statuses = await Promise.all(
    [
      { path: '/?wait=500', cookie: ann.cookie },
      { path: '/?exit=1', cookie: ben.cookie },
    ].map(async ({ path, cookie }) => (await shop.get(path, { cookie })).status),
  );
  expect(statuses).toEqual([200, 503]);
  await shop.until('both are noted', () => wordsOf(api).filter((words) => words.startsWith('page ')).length === 2);
  const pages = api.noted.filter(({ family }) => family === 'page');
  expect(pages.map(({ event }) => event).sort()).toEqual(['failed', 'thread']);
  expect(new Set(pages.map(({ visitor }) => visitor)).size).toBe(2);
});

test('a tab that is older than the share says nothing of it', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS - 1);
  const tab = await open(shop, (await open(shop)).cookie);
  await shop.until('the page is noted', () => api.noted.length === 1);
  const { release } = await shop.fixture.registry.share({ ...decision, buckets: BUCKETS });
  await served(shop, release.serial);
  await tell(shop, tab, { presses: [{ kind: 'dead', path: '/', place: '' }] });
  await (await shop.get('/api/v1/app/good?x=500', { 'x-release': '2-candidate', cookie: tab.cookie })).text();
  const newer = await open(shop, tab.cookie);
  await tell(shop, newer, { presses: [{ kind: 'rage', path: '/', place: '' }] });
  await shop.until('the newer tab is noted', () => wordsOf(api).includes('rage all'));
  expect(wordsOf(api).filter((words) => /^(dead|calls)/.test(words))).toEqual([]);
});

test('while the api is away events wait, and none is lost', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS);
  api.status = 503;
  const { cookie } = await open(shop);
  await open(shop, cookie);
  await shop.until('it is told', () => shop.log.some(({ msg }) => /does not note/.test(String(msg))));
  api.status = 200;
  await shop.until('it is noted', () => api.noted.length === 1);
  await shop.until('that is told, too', () => shop.log.some(({ msg }) => /notes again/.test(String(msg))));
});

test('what the api refuses is left out, and what follows is noted', async () => {
  await using api = await notingApi();
  await using shop = await start(api);
  await begin(shop, BUCKETS);
  api.status = 422;
  const { cookie } = await open(shop);
  const tab = await open(shop, cookie);
  await shop.until('it is told', () => shop.log.some(({ msg }) => /refuses what visitors/.test(String(msg))));
  api.status = 200;
  await tell(shop, tab);
  await shop.until('it is noted', () => wordsOf(api).includes('told view'));
  expect(wordsOf(api)).toEqual(['told view']);
});

test.each([
  ['without a key', {}, BUCKETS],
  ['without a rollout', { SHOP_INTERNAL_KEY: KEY }, null],
])('%s nothing is gathered', async (_, env, buckets) => {
  await using api = await notingApi();
  {
    await using shop = await start(api, env);
    if (buckets !== null) await begin(shop, buckets);
    const { cookie } = await open(shop);
    await tell(shop, await open(shop, cookie));
  }
  expect(api.noted).toEqual([]);
});

test('what is left is sent when the server stops', async () => {
  await using api = await notingApi();
  {
    await using shop = await startTestWeb({
      env: { SHOP_API_PORT: api.port, SHOP_INTERNAL_KEY: KEY },
      limits: { visitorEventsEvery: 5_000 },
    });
    await begin(shop, BUCKETS);
    await open(shop, (await open(shop)).cookie);
  }
  expect(wordsOf(api)).toEqual(['seen page']);
});
