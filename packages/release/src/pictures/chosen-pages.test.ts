import type { PageEntry } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { choosePages } from './chosen-pages.ts';
import type { ShopAddresses } from './shop-addresses.ts';

const page = (id: string, path: string, guarded = false): PageEntry => ({ id, path, layout: 'default', guarded });

const home = page('mf_catalog/home', '/');
const list = page('mf_catalog/product-list', '/product/list/:id?');
const detail = page('mf_catalog/product-detail', '/product/detail/:id');
const orders = page('mf_user_centre/orders', '/user/indent/list', true);
const reviews = page('mf_catalog/review-list', '/product/reviews/:id');

const compare = page('mf_catalog/compare', '/compare/:ids?');
const queried = page('mf_catalog/comments', '/comment/list');
const empty = page('mf_catalog/article-detail', '/article/detail/:id?');

const siteMap = {
  zh: ['/', '/product/list', '/product/list/3', '/product/detail/12', '/product/detail/13'],
  en: ['/'],
};

const addresses: ShopAddresses = {
  listed: async (lang) => siteMap[lang],
  isThere: async (path) => !['/article/detail', '/comment/list'].includes(path),
};

const choose = (before: PageEntry[], after: PageEntry[], more: Partial<Parameters<typeof choosePages>[0]> = {}) =>
  choosePages({ before, after, langs: ['zh'], addresses, ...more });

const opened = ({ pages }: Awaited<ReturnType<typeof choose>>) =>
  pages.map(({ lang, before, after }) => [lang, before, after]);

test.each<[string, PageEntry[], PageEntry[], [before: string | null, after: string | null][]]>([
  ['a path', [home], [home], [['/', '/']]],
  ['a parameter that may be missing', [list], [list], [['/product/list', '/product/list']]],
  ['a parameter: the first of the site map', [detail], [detail], [['/product/detail/12', '/product/detail/12']]],
  ['without its parameter', [compare], [compare], [['/compare', '/compare']]],
  ['without its parameter, new', [], [empty], [[null, '/article/detail']]],
  ['new', [], [home], [[null, '/']]],
  ['gone', [home], [], [['/', null]]],
  ['moved', [home], [page('mf_catalog/home', '/start')], [['/', '/start']]],
])('%s', async (_, before, after, expected) => {
  const chosen = await choose(before, after);
  expect(opened(chosen)).toEqual(expected.map((pair) => ['zh', ...pair]));
  expect(chosen.leftOut).toEqual([]);
});

test('pages for customers, and those without an address, are named as left out', async () => {
  const forAll = page('mf_user_centre/orders', '/user/indent/list');
  const { pages, leftOut } = await choose(
    [orders, reviews, empty, queried, home],
    [forAll, reviews, empty, queried, home],
  );
  expect(pages.map(({ page: id, part }) => [id, part])).toEqual([['mf_catalog/home', 'mf-catalog']]);
  expect(leftOut).toEqual([
    { page: 'mf_user_centre/orders', part: 'mf-user-centre', why: 'for customers' },
    { page: 'mf_catalog/review-list', part: 'mf-catalog', why: 'no address' },
    { page: 'mf_catalog/article-detail', part: 'mf-catalog', why: 'no address' },
    { page: 'mf_catalog/comments', part: 'mf-catalog', why: 'no address' },
  ]);
});

test('in every language in which there is an address', async () => {
  const chosen = await choose([home, detail], [home, detail], { langs: ['zh', 'en'] });
  expect(opened(chosen)).toEqual([
    ['zh', '/', '/'],
    ['en', '/en', '/en'],
    ['zh', '/product/detail/12', '/product/detail/12'],
  ]);
});

test('only those that are named; the site map is not asked without need', async () => {
  const asked = () => Promise.reject(new Error('asked'));
  const never = { listed: asked, isThere: async () => true };
  const names = async (...only: string[]) =>
    (await choose([home, list, orders], [home, list, orders], { only, addresses: never })).pages.map(
      ({ page: id }) => id,
    );
  expect(await names('home')).toEqual(['mf_catalog/home']);
  expect(await names('mf_catalog/home', 'orders')).toEqual(['mf_catalog/home']);
});

test('a name no page has is refused', async () => {
  await expect(choose([home], [home], { only: ['hom'] })).rejects.toThrow('no page is called hom');
});
