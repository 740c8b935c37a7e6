import { describe, expect, test } from 'vitest';
import { linkEntries, linkedPages } from '../testing/layout-links.tsx';
import { isCovered, layoutLinksOf } from './layout-links.ts';

const declarations = [{ navigation: linkEntries }];

describe('links of a release', () => {
  const links = layoutLinksOf({ pages: linkedPages, declarations }, 'en');

  test('stand in their place by their order, in the language of the page, with nothing that goes without saying', () => {
    expect(links.header).toEqual([
      { to: '/', text: '首页 in English' },
      { to: '/category/list', text: '全部分类 in English' },
      { to: '/seckill/list', text: '限时秒杀 in English', icon: 'zap' },
      { to: '/article/list', text: '帮助 in English', covers: ['/article/detail'] },
    ]);
    expect(links['top-bar']?.map(({ to, audience }) => [to, audience])).toEqual([
      ['/pass/login', 'visitors'],
      ['/user/indent/list', undefined],
      ['/user/notice/list', undefined],
    ]);
  });

  test('of the menu stand by their groups first', () => {
    expect(links['side-menu']?.map(({ to }) => to)).toEqual([
      '/user/portal',
      '/user/address',
      '/user/coupon/list',
      '/user/indent/list',
      '/user/userinfo',
      '/user/integral/list',
    ]);
  });

  test('are those of its pages', () => {
    const pages = linkedPages.filter(({ id }) => id === 'mf_cart_checkout/cart');
    expect(Object.keys(layoutLinksOf({ pages, declarations }, 'zh'))).toEqual(['cart', 'tab-bar']);
  });

  test('stand by the id of the page where two have one number, whichever part comes first', () => {
    const [home, , categories] = linkEntries.map((entry) => ({ ...entry, order: 7 }));
    const of = (...navigation: (typeof linkEntries)[number][]) =>
      layoutLinksOf({ pages: linkedPages, declarations: navigation.map((one) => ({ navigation: [one] })) }, 'zh')
        .header;
    expect(of(home!, categories!)).toEqual(of(categories!, home!));
    expect(of(home!, categories!)?.[0]?.to).toBe('/category/list');
  });

  test('a part that was built before says none, and a place the frame does not have is left out', () => {
    const far = { ...linkEntries[0]!, place: 'roof' };
    expect(layoutLinksOf({ pages: linkedPages, declarations: [{}, { navigation: [far] }] }, 'zh')).toEqual({});
  });
});

test.each([
  ['/article/detail', true],
  ['/article/detail/7', true],
  ['/article/details', false],
  ['/article/list', false],
])('%s is covered: %s', (path, is) => {
  expect(isCovered(path, { to: '/article/list', text: '', covers: ['/article/detail'] })).toBe(is);
});
