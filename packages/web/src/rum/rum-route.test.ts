import { BUCKETS } from '@jishi/contracts/release';
import type { Beacon } from '@jishi/rum/beacon';
import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const decision = { channel: 'live', author: 'ann', reason: 'because' };

async function tokenOf(shop: TestWeb, path = '/', headers: Record<string, string> = {}): Promise<string | undefined> {
  const page = await shop.get(path, headers);
  await page.text();
  return /rum;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
}

const send = (shop: TestWeb, body: unknown) =>
  fetch(`${shop.origin}/-/rum`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

const beaconOf = (token: string | undefined, own: Partial<Beacon> = {}): Beacon => ({
  token: token ?? 'none',
  path: '/product/detail/17',
  device: 'phone',
  vitals: { lcp: 1_234.5, inp: 48, cls: 0.02, ttfb: 80, alive: 2_100 },
  faults: [],
  presses: [],
  ...own,
});

const metricsOf = async (shop: TestWeb): Promise<string[]> =>
  (await (await shop.get('/metrics')).text()).split('\n').filter((line) => line.startsWith('jishi_rum_'));

test('a view is counted with the release and the group of its page', async () => {
  await using shop = await startTestWeb();
  expect((await send(shop, beaconOf(await tokenOf(shop)))).status).toBe(204);
  const lines = await metricsOf(shop);
  const labels = 'release="1",group="none",device="phone"';
  expect(lines).toContain(`jishi_rum_views_total{${labels}} 1`);
  expect(lines).toContain(`jishi_rum_lcp_seconds_sum{${labels}} 1.2345`);
  expect(lines).toContain(`jishi_rum_inp_seconds_count{${labels}} 1`);
  expect(lines).toContain(`jishi_rum_alive_seconds_sum{${labels}} 2.1`);
  expect(lines).toContain(`jishi_rum_cls_sum{${labels}} 0.02`);
  expect(lines).toContain('jishi_rum_beacons_total{outcome="taken"} 1');
});

test('a page from the cache has a token as well, and each of them is of its release', async () => {
  await using shop = await startTestWeb();
  const first = await tokenOf(shop);
  expect(await tokenOf(shop)).toMatch(/^1~n~/);
  expect(first).toMatch(/^1~n~/);
});

test('faults and presses are counted for the part whose code it is, and faults are logged without what may name somebody', async () => {
  await using shop = await startTestWeb();
  const frames = ['/remotes/shell/a1b2/react.js:1:20', '/remotes/mf-catalog/c3d4/home.js:1:333'];
  const beacon = beaconOf(await tokenOf(shop), {
    faults: [
      { kind: 'place', path: '/product/detail/17?token=secret', message: 'Error: call 13800000001', frames },
      { kind: 'load', path: '/', message: '/remotes/shell/a1b2/shell.js', frames: [] },
      { kind: 'error', path: '/', message: 'Error: made up', frames: ['/remotes/mf-nobody/x/y.js:1:1'] },
    ],
    presses: [
      { kind: 'dead', path: '/', place: 'mf_catalog/home' },
      { kind: 'rage', path: '/', place: '' },
      { kind: 'dead', path: '/', place: '__proto__/home' },
    ],
  });
  expect((await send(shop, beacon)).status).toBe(204);
  const told = (await metricsOf(shop)).filter((line) => line.startsWith('jishi_rum_troubles_total'));
  expect(told.map((line) => /kind="(\w+)",part="([\w-]+)"} 1$/.exec(line)?.slice(1).join(' ')).sort()).toEqual([
    'dead mf-catalog',
    'dead none',
    'error none',
    'load shell',
    'place mf-catalog',
    'rage shell',
  ]);
  const logged = shop.log.filter(({ msg }) => msg === 'a tab told of a fault');
  expect(logged).toHaveLength(3);
  expect(logged[0]).toMatchObject({
    releaseId: '1',
    part: 'mf-catalog',
    version: '1.0.0',
    kind: 'place',
    page: 'mf_catalog/product-detail',
    frames,
  });
  expect(JSON.stringify(logged)).not.toMatch(/13800000001|secret/);
});

test('what follows the view of a tab that was looked at again is no other view', async () => {
  await using shop = await startTestWeb();
  const token = await tokenOf(shop);
  const press = { kind: 'dead', path: '/', place: '' } as const;
  await send(shop, beaconOf(token));
  await send(shop, beaconOf(token, { vitals: {}, presses: [press] }));
  expect((await metricsOf(shop)).filter((line) => line.startsWith('jishi_rum_views_total'))).toEqual([
    'jishi_rum_views_total{release="1",group="none",device="phone"} 1',
  ]);
});

test.each([
  ['no JSON', () => 'hello', 400, 'invalid'],
  ['something else', () => ({ hello: 1 }), 400, 'invalid'],
  ['times no page has', (token: string) => beaconOf(token, { vitals: { lcp: -1 } }), 400, 'invalid'],
  ['a token somebody made up', () => beaconOf('1~n~abc~AAAAAAAAAAAAAAAA'), 400, 'forged'],
  ['a token for another release', (token: string) => beaconOf(token.replace(/^1~/, '2~')), 400, 'forged'],
  ['more than a beacon may have', (token: string) => JSON.stringify(beaconOf(token)).padEnd(2_049), 413, null],
])('%s counts as nothing', async (_, body, status, outcome) => {
  await using shop = await startTestWeb();
  const token = (await tokenOf(shop)) ?? '';
  expect((await send(shop, body(token))).status).toBe(status);
  const lines = await metricsOf(shop);
  expect(lines.filter((line) => /^jishi_rum_(views|troubles)_total/.test(line))).toEqual([]);
  if (outcome) expect(lines).toContain(`jishi_rum_beacons_total{outcome="${outcome}"} 1`);
});

test('a flood of one network is refused before it is read', async () => {
  await using shop = await startTestWeb();
  const token = await tokenOf(shop);
  const answers = await Promise.all(Array.from({ length: 300 }, () => send(shop, beaconOf(token))));
  const statuses = answers.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 204).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([240, 60]);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
});

test('a fault that is told again and again does not fill the log', async () => {
  await using shop = await startTestWeb();
  const token = await tokenOf(shop);
  const fault = { kind: 'error', path: '/', message: 'Error: again', frames: [] } as const;
  for (let i = 0; i < 50; i += 1) await send(shop, beaconOf(token, { faults: Array(5).fill(fault) }));
  expect(shop.log.filter(({ msg }) => msg === 'a tab told of a fault')).toHaveLength(120);
  const told = (await metricsOf(shop)).find((line) => line.startsWith('jishi_rum_troubles_total'));
  expect(told).toMatch(/ 250$/);
});

test('while a rollout runs both groups are told apart, and whoever has no id is in none', async () => {
  await using shop = await startTestWeb();
  const parts = await shop.fixture.publish('2.0.0');
  const { release } = await shop.fixture.registry.pin({ ...decision, parts, buckets: BUCKETS / 2 });
  await shop.until('it runs', () => shop.web.shop.served()?.release.serial === release.serial);
  const groups = new Set<string | undefined>();
  for (let i = 0; i < 40; i += 1) {
    const first = await shop.get('/');
    await first.text();
    expect(first.headers.get('server-timing')).toMatch(/rum;desc="1~n~/);
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    groups.add(/^[^~]+~[a-z]\d+/.exec((await tokenOf(shop, '/', { cookie })) ?? '')?.[0]);
  }
  expect([...groups].sort()).toEqual(['1~l5000', '2-candidate~c5000']);
});

test.each([
  ['0', 0],
  ['1', 20],
])('with a sample of %s of 20 views %i have a token', async (sample, expected) => {
  await using shop = await startTestWeb({ env: { SHOP_RUM_SAMPLE: sample } });
  let count = 0;
  for (let i = 0; i < 20; i += 1) count += Number((await tokenOf(shop)) !== undefined);
  expect(count).toBe(expected);
});

test.each(['br', 'gzip', 'identity'])('the script is there as %s, and kept for a day', async (encoding) => {
  await using shop = await startTestWeb();
  const script = await shop.get('/-/rum.js', { 'accept-encoding': encoding });
  expect(await script.text()).toContain('sendBeacon');
  expect(script.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('what the server sees of a release is counted by it, and places it could not draw are told', async () => {
  await using shop = await startTestWeb();
  for (const path of ['/?fault=9&id=1', '/?fault=9&id=1', '/nowhere']) await (await shop.get(path)).text();
  await shop.until('they are told', () => shop.log.some(({ msg }) => msg === 'a place could not be drawn'));
  const text = await (await shop.get('/metrics')).text();
  expect(text).toContain('jishi_release_page_seconds_count{release="1",group="none",part="mf-catalog",from="miss"} 1');
  expect(text).toContain('jishi_release_page_seconds_count{release="1",group="none",part="mf-catalog",from="hit"} 1');
  // No part has a page there.
  expect(text).toContain('jishi_release_page_seconds_count{release="1",group="none",part="shell",from="pass"} 1');
  // Five of a page are told: where one fails, others do for the same reason.
  expect(text).toContain('jishi_render_faults_total{release="1",part="mf-catalog"} 5');
  const told = shop.log.filter(({ msg }) => msg === 'a place could not be drawn');
  expect(told).toHaveLength(5);
  expect(told[0]).toMatchObject({ releaseId: '1', part: 'mf-catalog', path: '/' });
  expect(JSON.stringify(told)).not.toContain('13800000001');
});

test('with a sample of nothing the script is empty', async () => {
  await using shop = await startTestWeb({ env: { SHOP_RUM_SAMPLE: '0' } });
  const script = await shop.get('/-/rum.js', { 'accept-encoding': 'br' });
  expect([script.status, await script.text()]).toEqual([200, '']);
});
