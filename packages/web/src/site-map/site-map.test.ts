import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const KEY = 'a-key-between-the-two';
const changed = '2026-11-01T02:00:00.000Z';
const entry = (id: number, langs = ['en', 'zh']) => ({ id, langs, updated_at: changed });

type MapApi = FakeApi & {
  goods: ReturnType<typeof entry>[];
  calls: string[];
  isDown: boolean;
  tell(text: string): void;
};

/** An api with some goods, and a stream of change events. */
async function mapApi(): Promise<MapApi> {
  const streams = new Set<ServerResponse>();
  const state = { goods: [entry(5), entry(7, ['zh'])], calls: [] as string[], isDown: false };
  const api = await fakeApi((request, response) => {
    const path = request.url ?? '';
    if (path === '/internal/change-events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: connected\ndata: \n\n');
      return void streams.add(response);
    }
    state.calls.push(path);
    if (state.isDown) return void response.writeHead(503).end();
    const overview = {
      goods: [{ part: 0, updated_at: changed }],
      categories: [entry(1)],
      columns: [entry(2)],
      articles: [entry(3)],
    };
    response.end(JSON.stringify({ message: path.endsWith('/siteMap') ? overview : state.goods }));
  });
  const tell = (text: string): void => {
    for (const stream of streams) stream.write(text);
  };
  return Object.assign(state, api, { tell });
}

const openShop = (api: MapApi, env = {}, limits = {}) =>
  startTestWeb({
    env: { SHOP_API_PORT: api.port, SHOP_INTERNAL_KEY: KEY, SHOP_PUBLIC_ORIGIN: 'https://shop.example', ...env },
    limits: { changeEventsRepeatAfter: 20, changeEventsRetryAfter: 20, siteMapRenewEvery: 0, ...limits },
  });
const read = async (shop: TestWeb, path: string) => (await shop.get(path)).text();
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const receivesChangeEvents = (shop: TestWeb) =>
  expect.poll(() => read(shop, '/metrics'), { timeout: 10_000 }).toContain('jishi_change_events_connected 1');

test('the index names the parts with their last change', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  const answer = await shop.get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://shop.example/sitemap-pages.xml</loc><lastmod>${changed}</lastmod></sitemap>
<sitemap><loc>https://shop.example/sitemap-products-0.xml</loc><lastmod>${changed}</lastmod></sitemap>
</sitemapindex>
`);
});

test('products stand in each of their languages, each with its twins', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  const xml = await read(shop, '/sitemap-products-0.xml');
  expect(addresses(xml)).toEqual([
    'https://shop.example/en/product/detail/5',
    'https://shop.example/product/detail/5',
    'https://shop.example/product/detail/7',
  ]);
  expect(xml.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(0, 3)).toEqual([
    'hreflang="zh-CN" href="https://shop.example/product/detail/5"',
    'hreflang="en-US" href="https://shop.example/en/product/detail/5"',
    'hreflang="x-default" href="https://shop.example/product/detail/5"',
  ]);
  expect(xml.split('\n').find((line) => line.includes('/detail/7'))).not.toContain('hreflang');
});

test('only pages of the release are listed', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  expect(addresses(await read(shop, '/sitemap-pages.xml'))).toEqual([
    'https://shop.example/',
    'https://shop.example/en',
  ]);
});

test('it is made once for all who ask, and anew after change events', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  await receivesChangeEvents(shop);
  const first = await Promise.all([1, 2, 3].map(() => read(shop, '/sitemap-products-0.xml')));
  expect(new Set(first).size).toBe(1);
  expect(api.calls).toHaveLength(1);
  api.goods = [entry(5), entry(9)];
  api.tell('data: banners\n\n');
  expect(await read(shop, '/sitemap-products-0.xml')).toBe(first[0]);
  api.tell('data: good:9\n\n');
  await expect.poll(() => read(shop, '/sitemap-products-0.xml'), { timeout: 10_000 }).toContain('/detail/9<');
});

test('an old one is better than none, and none is said to come later', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  await receivesChangeEvents(shop);
  const first = await read(shop, '/sitemap.xml');
  api.isDown = true;
  api.tell('data: goods\n\n');
  await expect
    .poll(async () => [await read(shop, '/sitemap.xml'), api.calls.length > 1], { timeout: 10_000 })
    .toEqual([first, true]);
  const none = await shop.get('/sitemap-pages.xml');
  expect([none.status, none.headers.get('retry-after')]).toEqual([503, '60']);
});

test('whoever does not unpack gets it plain; other names are no site map', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  const plain = await shop.get('/sitemap.xml', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toContain('<sitemapindex');
  expect((await shop.get('/sitemap-orders.xml')).status).toBe(404);
  expect((await shop.get('/sitemap-products-x.xml')).status).toBe(404);
});

test('robots stay away from what is personal, in every language, and find the site map', async () => {
  await using api = await mapApi();
  await using shop = await openShop(api);
  const text = await read(shop, '/robots.txt');
  for (const path of ['/user/', '/en/user/', '/cart', '/en/indent/', '/money/', '/en/pass/']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain('Allow: /en/pass/privacy\n');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n');
});

test('nothing of another channel is to be found', async () => {
  await using api = await mapApi();
  await using shop = await startTestWeb({ env: { SHOP_API_PORT: api.port, SHOP_CHANNEL: 'preview' }, version: null });
  expect(await read(shop, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect((await shop.get('/sitemap.xml')).status).toBe(503);
});
