import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shopAddresses } from './shop-addresses.ts';

/** A shop that calls itself otherwise than it is asked. */
async function aShop(files: Record<string, string[] | null>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const places = files[url]?.map((path) => `<url><loc>https://shop.example${path}</loc></url>`);
    response.writeHead(places ? 200 : url in files ? 500 : 404).end(places?.join('\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, [Symbol.asyncDispose]: async () => void server.close() };
}

test('paths by language, asked once', async () => {
  await using shop = await aShop({
    '/sitemap.xml': ['/sitemap-pages.xml', '/sitemap-products-0.xml', '/sitemap-products-1.xml'],
    '/sitemap-pages.xml': ['/', '/en', '/article/a&amp;b'],
    '/sitemap-products-0.xml': ['/product/detail/7', '/en/product/detail/7'],
  });
  const { listed } = shopAddresses(shop.origin);
  expect(await listed('zh')).toEqual(['/', '/article/a&b', '/product/detail/7']);
  expect(await listed('en')).toEqual(['/', '/product/detail/7']);
  expect(shop.asked).toEqual(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-0.xml']);
});

test('a site map that is not there has no addresses', async () => {
  await using shop = await aShop({});
  expect(await shopAddresses(shop.origin).listed('zh')).toEqual([]);
  expect(await shopAddresses('http://127.0.0.1:1').listed('zh')).toEqual([]);
});

test.each([
  ['/compare', true],
  ['/product/detail', false],
  ['/fails', true],
])('whether there is a page at %s: %s', async (path, expected) => {
  await using shop = await aShop({ '/compare': [], '/fails': null });
  expect(await shopAddresses(shop.origin).isThere(path)).toBe(expected);
});
