import type { PageEntry } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { choosePages } from './chosen-pages.ts';

const page = (id: string, path: string, guarded = false): PageEntry => ({ id, path, layout: 'default', guarded });

const home = page('mf_catalog/home', '/');
const list = page('mf_catalog/product-list', '/product/list/:id?');
const detail = page('mf_catalog/product-detail', '/product/detail/:id');
const orders = page('mf_user_centre/orders', '/user/indent/list', true);
const reviews = page('mf_catalog/review-list', '/product/reviews/:id');

const siteMap = { zh: ['/', '/product/list/3', '/product/detail/12', '/product/detail/13'], en: ['/'] };

const choose = (before: PageEntry[], after: PageEntry[], more: Partial<Parameters<typeof choosePages>[0]> = {}) =>
  choosePages({ before, after, langs: ['zh'], addresses: async (lang) => siteMap[lang], ...more });

const addresses = ({ pages }: Awaited<ReturnType<typeof choose>>) =>
  pages.map(({ lang, before, after }) => [lang, before, after]);

test.each<[string, PageEntry[], PageEntry[], [before: string | null, after: string | null][]]>([
  ['a path', [home], [home], [['/', '/']]],
  ['a parameter that may be missing', [list], [list], [['/product/list', '/product/list']]],
  ['a parameter: the first of the site map', [detail], [detail], [['/product/detail/12', '/product/detail/12']]],
  ['new', [], [home], [[null, '/']]],
  ['gone', [home], [], [['/', null]]],
  ['moved', [home], [page('mf_catalog/home', '/start')], [['/', '/start']]],
])('%s', async (_, before, after, expected) => {
  const chosen = await choose(before, after);
  expect(addresses(chosen)).toEqual(expected.map((pair) => ['zh', ...pair]));
  expect(chosen.leftOut).toEqual([]);
});

test('pages for customers, and those without an address, are named as left out', async () => {
  const opened = page('mf_user_centre/orders', '/user/indent/list');
  const { pages, leftOut } = await choose([orders, reviews, home], [opened, reviews, home]);
  expect(pages.map(({ page: id, part }) => [id, part])).toEqual([['mf_catalog/home', 'mf-catalog']]);
  expect(leftOut).toEqual([
    { page: 'mf_user_centre/orders', part: 'mf-user-centre', why: 'for customers' },
    { page: 'mf_catalog/review-list', part: 'mf-catalog', why: 'no address' },
  ]);
});

test('in every language in which there is an address', async () => {
  const chosen = await choose([home, detail], [home, detail], { langs: ['zh', 'en'] });
  expect(addresses(chosen)).toEqual([
    ['zh', '/', '/'],
    ['en', '/en', '/en'],
    ['zh', '/product/detail/12', '/product/detail/12'],
  ]);
});

test('only those that are named; the site map is not asked without need', async () => {
  const never = () => Promise.reject(new Error('asked'));
  const names = async (...only: string[]) =>
    (await choose([home, list, orders], [home, list, orders], { only, addresses: never })).pages.map(
      ({ page: id }) => id,
    );
  expect(await names('home')).toEqual(['mf_catalog/home']);
  expect(await names('mf_catalog/product-list')).toEqual(['mf_catalog/product-list']);
});

test('a name no page has is refused', async () => {
  await expect(choose([home], [home], { only: ['hom'] })).rejects.toThrow('no page is called hom');
});
