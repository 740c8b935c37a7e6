import { expect, test, vi } from 'vitest';
import { startTestWeb, type TestWeb } from '../testing/test-web.ts';

vi.setConfig({ testTimeout: 30_000 }); // threads start slowly on a busy machine

const KEYS = { 'mf_catalog/home': ['page'], 'mf_catalog/product-detail': ['tab', 'brand'] };
const start = () =>
  startTestWeb({
    version: null,
    before: async (fixture) => void (await fixture.release('1.0.0', { queryKeys: KEYS })),
  });
const from = async (shop: TestWeb, path: string, headers: Record<string, string> = {}): Promise<string> => {
  const response = await shop.get(path, headers);
  await response.text();
  return (
    /desc=([\w-]+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ??
    `${response.status} ${response.headers.get('location')}`
  );
};

test('keys nobody reads make no other page: it is kept once, and made without them', async () => {
  await using shop = await start();
  expect(await from(shop, '/?zz=1&fail=1')).toBe('miss');
  for (const path of ['/', '/?zz=2', '/?utm_source=x&page', '/?fbclid=1&fail=1']) {
    expect([path, await from(shop, path)]).toEqual([path, path.includes('page') ? 'miss' : 'hit']);
  }
});

test('keys a page reads are told apart, whatever their order and spelling', async () => {
  await using shop = await start();
  const detail = '/product/detail/7';
  expect(await from(shop, `${detail}?brand=5&tab=%61&brand=3`)).toBe('miss');
  expect(await from(shop, `${detail}?x=1&tab=a&brand=5&brand=3`)).toBe('hit');
  expect(await from(shop, `${detail}?tab=a&brand=3&brand=5`)).toBe('miss');
  expect(await from(shop, `${detail}?tab=b`)).toBe('miss');
});

test('a page for one reader is made from the address as it is', async () => {
  await using shop = await start();
  const response = await shop.get('/?missing=1', { cookie: 'jishi_token=abc' });
  expect(response.status).toBe(404);
  await response.text();
});

test('of a release that does not say so any key counts', async () => {
  await using shop = await startTestWeb();
  expect([await from(shop, '/?zz=1'), await from(shop, '/?zz=2'), await from(shop, '/?zz=1')]).toEqual([
    'miss',
    'miss',
    'hit',
  ]);
});

test('a path has one spelling, and the others lead there', async () => {
  await using shop = await start();
  for (const path of ['/PRODUCT/Detail/7', '/product/detail/7/', '/product/detail/%37', '//product/detail/7']) {
    const response = await shop.web.app.inject({ url: `${path}?zz=1&tab=a`, headers: { host: 'shop' } });
    expect([path, response.statusCode, response.headers.location]).toEqual([path, 301, '/product/detail/7?zz=1&tab=a']);
  }
  expect(await from(shop, '/en/')).toBe('301 /en');
  expect(await from(shop, '/en/User/Portal')).toBe('301 /en/user/portal');
  expect(await from(shop, '/Nowhere/')).toBe('pass');
});

test('an address nobody writes by hand is not kept, however often it is asked for', async () => {
  await using shop = await start();
  const long = `/?page=${'9'.repeat(3_000)}`;
  expect([await from(shop, long), await from(shop, long)]).toEqual(['pass', 'pass']);
  const many = `/?${Array.from({ length: 1_500 }, (_, index) => `k${index}=1`).join('&')}`;
  expect([await from(shop, many), await from(shop, '/')]).toEqual(['miss', 'hit']);
});
