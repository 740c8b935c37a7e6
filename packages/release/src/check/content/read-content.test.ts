import { expect, test } from 'vitest';
import { aShopWithContent } from '../../testing/shop-api.ts';
import { readContent } from './read-content.ts';

const addressesOf = ({ links }: Awaited<ReturnType<typeof readContent>>) =>
  links.map(({ where, address }) => `${where} → ${address}`);

test('banners, texts of the help, legal ones and codes lead to pages; other sites and nothing do not count', async () => {
  await using shop = await aShopWithContent({
    banners: [
      { id: 5, name: 'A round every two hours', url: '/en/seckill/list?from=home#now' },
      { id: 6, name: 'App', url: '/pages/product/detail?id=12' },
      { id: 7, name: 'Elsewhere', url: 'https://other.example/seckill/list' },
      { id: 8, name: 'Nowhere', url: null },
      { id: 9, name: 'Script', url: 'javascript:alert(1)' },
      { id: 10, name: 'Camping', url: 'https://shop.example/Product/List/', type: 1 },
      { id: 11, name: 'Counter', url: '/coupon/list', type: 2 },
      { id: 12, name: 'Ours, too', url: 'https://shop.example/lottery', type: 3 },
      { id: 13, name: 'Friends', url: 'https://friends.example', type: 3 },
    ],
    columns: [
      {
        id: 1,
        name: 'Help',
        html: '<p><a href="/user/integralDraw?a=1&amp;b=2">draw</a> <a href="mailto:a@b.example">write</a></p>',
        articles: [
          { id: 31, name: 'Delivery', html: '<a title="x" href="Returns">back</a> <a href="#top">up</a> <a>none</a>' },
          { id: 32, name: 'Returns', html: '<p>nothing</p>' },
        ],
      },
    ],
    terms: { id: 41, name: 'Terms', html: '<a href="/pass/privacy">privacy</a>' },
    code: '/app',
  });

  const found = await readContent({ origin: shop.origin, env: { SHOP_PUBLIC_ORIGIN: 'https://shop.example' } });

  expect(found.origin).toBe(shop.origin);
  expect(addressesOf(found)).toEqual([
    'banner "A round every two hours" (5) on home → /seckill/list?from=home#now',
    'banner "App" (6) on home → /product/detail/12',
    'banner "Camping" (10) on home → /Product/List/',
    'banner "Counter" (11) on the page for signing in → /coupon/list',
    'link "Ours, too" of the footer → /lottery',
    'column "Help" of the help → /user/integralDraw?a=1&b=2',
    'article "Delivery" of the help → /article/detail/Returns',
    'article "Terms" of the help → /pass/privacy',
    'code "mobile-web" above the header → /app',
  ]);
  expect(found.links[0]?.mend).toBe('pnpm shop banners save 5 --set url=/product/list');
});

test('what is written in one language only is found; what is written in both is told once, in English', async () => {
  await using shop = await aShopWithContent({
    banners: {
      zh: [
        { id: 5, name: '秋', url: '/autumn' },
        { id: 6, name: '冬', url: '/winter' },
      ],
      en: [{ id: 5, name: 'Autumn', url: '/autumn' }],
    },
  });
  expect(addressesOf(await readContent({ origin: shop.origin, env: {} }))).toEqual([
    'banner "Autumn" (5) on home → /autumn',
    'banner "冬" (6) on home → /winter',
  ]);
});

test('every article of a long column is read, and the settings of an old api are not missed', async () => {
  const articles = Array.from({ length: 130 }, (_, index) => ({
    id: 100 + index,
    name: `Article ${index}`,
    html: `<a href="/gifts/${index}">x</a>`,
  }));
  await using shop = await aShopWithContent({ columns: [{ id: 1, name: 'Help', html: '', articles }], code: null });
  const { links } = await readContent({ origin: shop.origin, env: {} });
  expect(links).toHaveLength(130);
});

test('an api under another path, with a key of its own', async () => {
  await using shop = await aShopWithContent({});
  await readContent({ origin: shop.origin, env: { SHOP_API_BASE: '/api/v1/app/' } });
  await expect(readContent({ origin: shop.origin, env: { SHOP_API_BASE: '/elsewhere/' } })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/does not say where its content leads .*SHOP_API_BASE and SHOP_PROJECT_KEY/),
  });
});

test('a shop that is down, fails, or is no address', async () => {
  await using shop = await aShopWithContent({});
  shop.fail(503);
  await expect(readContent({ origin: shop.origin, env: {} })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(`the shop at ${shop.origin} does not say where its content leads`),
  });
  await shop.close();
  await expect(readContent({ origin: shop.origin, env: {} })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/does not answer: is it running\? .*--origin or SHOP_PUBLIC_ORIGIN/),
  });
  for (const origin of [
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/en',
    'https://a:b@shop.example',
    '',
  ]) {
    await expect(readContent({ origin, env: {} })).rejects.toMatchObject({ code: 'invalid' });
  }
});
