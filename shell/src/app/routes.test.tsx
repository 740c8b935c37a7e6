import { pagePaths } from '@jishi/contracts/paths';
import { locales } from '@jishi/i18n/locale';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pageIdOf } from '../scope/page-id.ts';
import type { Scope } from '../scope/scope.ts';
import { createRoutes } from './routes.tsx';

const pages = Object.entries(pagePaths).map(([id, path]) => ({
  id,
  path,
  layout: id === 'mf_cart_checkout/cart' ? ('cart' as const) : ('default' as const),
  guarded: false,
}));
const scopeOf = () => ({}) as Scope;
const routesIn = (lang: 'zh' | 'en') => createRoutes(pages, lang, scopeOf);
const namesOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ id = '', children = [] }) => [id, ...namesOf(children)]);
const at = (path: string) => pageIdOf(matchRoutes(routesIn('zh'), path)?.at(-1)?.route.id);

test.each(locales.map(({ code }) => code))('every route of %s is named <page>___<locale>', (lang) => {
  const names = namesOf(routesIn(lang));
  expect(names).toContain(`mf_catalog/product-detail___${lang}`);
  expect(names.filter((name) => !name.endsWith(`___${lang}`))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

/** Which part owns which page: architecture of the shop, and `docs/boundaries.md`. */
const owners: Record<string, readonly string[]> = {
  mf_catalog: [
    '/',
    '/category/list',
    '/product/list/:id?',
    '/product/detail/:id?',
    '/comment/list',
    '/article/list/:name?',
    '/article/detail/:name?',
    '/compare',
  ],
  mf_cart_checkout: ['/cart', '/indent/create', '/money/pay', '/money/success'],
  mf_user_centre: [
    '/pass/login',
    '/pass/register',
    '/pass/findPassword',
    '/pass/scan',
    '/sweepLogin',
    '/pass/terms',
    '/pass/privacy',
    '/user/portal',
    '/user/userinfo',
    '/user/cellphone',
    '/user/password',
    '/user/devices',
    '/user/cancel',
    '/user/address',
    '/user/collect',
    '/user/integral/list',
    '/user/finance/list',
    '/user/indent/list',
    '/user/indent/detail',
    '/user/indent/print',
    '/user/notice/list',
    '/user/notice/detail',
    '/user/comment/list',
    '/comment/score',
  ],
  mf_promotions: [
    '/seckill/list',
    '/coupon/list',
    '/coupon/components',
    '/user/coupon/list',
    '/user/seckill/reminders',
    '/user/integralDraw',
    '/user/integralDraw/list',
    '/user/integralDraw/log',
  ],
};

test('every path belongs to exactly one part', () => {
  const found = Object.groupBy(Object.entries(pagePaths), ([id]) => id.split('/')[0]!);
  const byPart = Object.fromEntries(
    Object.entries(found).map(([part, list = []]) => [part, list.map(([, path]) => path)]),
  );
  expect(byPart).toEqual(owners);
  expect(new Set(Object.values(pagePaths)).size).toBe(Object.keys(pagePaths).length);
});

describe('an address leads to', () => {
  test.each([
    ['/', 'mf_catalog/home'],
    ['/product/list', 'mf_catalog/product-list'],
    ['/product/list/12', 'mf_catalog/product-list'],
    ['/product/detail/7', 'mf_catalog/product-detail'],
    ['/user/integralDraw', 'mf_promotions/lottery'],
    ['/user/integralDraw/list', 'mf_promotions/lotteries'],
    ['/comment/score', 'mf_user_centre/write-review'],
    ['/comment/list', 'mf_catalog/review-list'],
    ['/product/detail/7/8', 'shell/not-found'],
    ['/nothing', 'shell/not-found'],
  ])('%s → %s', (path, id) => expect(at(path)).toBe(id));

  test('English pages under /en only', () => {
    expect(pageIdOf(matchRoutes(routesIn('en'), '/en/cart', '/en')?.at(-1)?.route.id)).toBe('mf_cart_checkout/cart');
    expect(matchRoutes(routesIn('en'), '/cart', '/en')).toBeNull();
    expect(matchRoutes(routesIn('en'), '/english', '/en')).toBeNull();
  });
});

test('a page stands in the frame its part asked for', () => {
  const matches = matchRoutes(routesIn('zh'), '/cart');
  expect(matches?.map(({ route }) => route.id)).toEqual([
    'shell/root___zh',
    'shell/cart___zh',
    'mf_cart_checkout/cart___zh',
  ]);
});

test('a release with other pages has other routes', () => {
  const few = createRoutes([{ id: 'mf_x/new', path: '/new', layout: 'bare', guarded: false }], 'zh', scopeOf);
  expect(pageIdOf(matchRoutes(few, '/new')?.at(-1)?.route.id)).toBe('mf_x/new');
  expect(pageIdOf(matchRoutes(few, '/')?.at(-1)?.route.id)).toBe('shell/not-found');
});
