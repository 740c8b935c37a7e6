import { BUCKETS } from '@jishi/contracts/release';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const decision = { channel: 'live', author: 'ann', reason: 'because' };

/** An api that answers with the status its address ends with. */
const statusApi = () =>
  fakeApi(
    (request, response) => void response.writeHead(Number(/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200)).end('{}'),
  );

async function call(
  shop: TestWeb,
  path: string,
  headers: Record<string, string> = { 'x-release': '1' },
): Promise<void> {
  await (await shop.get(`/api/v1/app/${path}`, headers)).text();
}

async function counted(shop: TestWeb): Promise<string[]> {
  const lines = (await (await shop.get('/metrics')).text()).split('\n');
  return lines
    .filter((line) => line.startsWith('jishi_release_calls_total{'))
    .map((line) =>
      line.replace(/.*release="([^"]*)",group="([^"]*)",call="([^"]*)",outcome="([^"]*)"} /, '$1 $2 $3 $4 '),
    )
    .sort();
}

test('calls of tabs are counted by release, without ids and queries', async () => {
  await using api = await statusApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  await call(shop, 'good/17?token=secret');
  await call(shop, 'good/18');
  await call(shop, 'goodIndent/create?x=409');
  await call(shop, 'balancePay?x=500');
  expect(await counted(shop)).toEqual([
    '1 none GET balancePay failed 1',
    '1 none GET good/: ok 2',
    '1 none GET goodIndent/create refused 1',
  ]);
});

test.each([
  ['an earlier release', { 'x-release': '77' }],
  ['another channel', { 'x-release': 'previews/1' }],
  ['no release', {}],
  ['something made up', { 'x-release': '1 or 2' }],
])('calls of a tab of %s are left out', async (_, headers) => {
  await using api = await statusApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  await call(shop, 'good/list', headers);
  expect(await counted(shop)).toEqual([]);
});

test('addresses somebody makes up make no labels', async () => {
  await using api = await statusApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  for (const path of ['made/up?x=404', 'made/otherwise?x=404', 'a/b/c/d/e/f/g']) await call(shop, path);
  expect(await counted(shop)).toEqual(['1 none GET a/b/c/d ok 1', '1 none other refused 2']);
});

test('of a rollout both groups are counted apart', async () => {
  await using api = await statusApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port } });
  const parts = await shop.fixture.publish('2.0.0');
  const { release } = await shop.fixture.registry.pin({ ...decision, parts, buckets: BUCKETS / 2 });
  await shop.until('it runs', () => shop.web.shop.served()?.release.serial === release.serial);
  const first = await shop.get('/');
  await first.text();
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await call(shop, 'cart', { 'x-release': '1', cookie });
  await call(shop, 'cart', { 'x-release': '2-candidate', cookie });
  await call(shop, 'cart', { 'x-release': '1' });
  expect(await counted(shop)).toEqual([
    '1 control GET cart ok 1',
    '1 none GET cart ok 1',
    '2-candidate candidate GET cart ok 1',
  ]);
});
