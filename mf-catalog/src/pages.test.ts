import { isApiError } from '@jishi/api';
import type { LoadContext, PageHead, PageModule } from '@jishi/contracts';
import { COMMON, createI18n } from '@jishi/i18n';
import { en as commonEn } from '@jishi/i18n/messages/en';
import { zh as commonZh } from '@jishi/i18n/messages/zh';
import { createTestShop, refuse, shopServer, wirePage } from '@jishi/testing';
import { aWireCategory, aWireGood, aWireSku } from '@jishi/testing/builders';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import article from './features/article-detail/article-detail-page.ts';
import articles from './features/article-list/article-list-page.ts';
import categories from './features/category-list/category-list-page.ts';
import home from './features/home/home-page.ts';
import product from './features/product-detail/product-detail-page.ts';
import list from './features/product-list/product-list-page.ts';
import reviews from './features/review-list/review-list-page.ts';
import shout from './features/shopping-list/shopping-list-page.ts';
import street from './features/street/street-page.ts';
import en from './messages/en.ts';
import zh from './messages/zh.ts';

const server = shopServer({
  'GET good/1001': aWireGood(),
  'GET good': wirePage([]),
  'GET banner': wirePage([]),
  'GET goodCategory': [aWireCategory({ id: 1, name: '箱包' })],
  'GET seckill/1001': null,
  'GET column': wirePage([{ id: 3, pid: 0, name: '购物指南' }]),
  'GET article/column/3': {
    paginate: wirePage([{ id: 11, name: '怎么挑尺码' }], 23, 10),
    column: { id: 3, name: '购物指南', describes: '购物指南', keyword: '购物', column_property: null },
    breadcrumb: [],
    menu: [],
  },
  'GET article/column/:key': { paginate: wirePage([]), column: null },
  'GET article/11': {
    id: 11,
    name: '怎么挑尺码',
    keyword: '尺码',
    article_property: { details: '<p>按平铺测量。</p>' },
    column: null,
  },
  'GET article/99': null,
  'POST verifyPlugin/*': { seckill: true, comment: true },
  'GET comment/good': wirePage([]),
  'GET siteConfig': {},
  'POST good/match': ({ body }) => (body as { words: string[] }).words.map((word) => ({ word, exact: 0, goods: [] })),
  'POST sharedList/read': () => refuse('没有清单', 50003, 401, 'not-found'),
});

function contextOf(lang: 'zh' | 'en'): LoadContext {
  const { shop } = createTestShop({ lang });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18n({
    lang,
    resources: { [COMMON]: lang === 'zh' ? commonZh : commonEn, mf_catalog: lang === 'zh' ? zh : en },
  });
  return { api: shop.api, queries, lang, i18n, isSignedIn: false };
}

const load = async (page: PageModule, url: string, lang: 'zh' | 'en' = 'zh'): Promise<PageHead> => {
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  const id = /^\/\w+\/\w+\/(.+)$/.exec(pathname)?.[1];
  return page.load(
    { params: { id, name: id && decodeURIComponent(id) }, path: pathname, query: searchParams },
    contextOf(lang),
  );
};
const missing = { init: { status: 404 } };

describe('heads of pages', () => {
  it.each([
    // What the shop says of itself stands there.
    ['zh', home, '/', ''],
    ['en', home, '/', ''],
    ['zh', categories, '/category/list', '全部分类'],
    ['en', categories, '/category/list', 'All categories'],
    ['zh', street, '/street', '逛逛市集街'],
    ['en', street, '/street', 'Walk the street'],
    ['zh', shout, '/shout', '喊一嗓子'],
    ['en', shout, '/shout?say=tea', 'Shout your list'],
    ['zh', list, '/product/list', '全部商品'],
    ['zh', list, '/product/list/1?name=乱写', '箱包'],
    ['zh', list, '/product/list/1?page=2', '箱包（第 2 页）'],
    ['en', list, '/product/list?title=bag', 'Results for “bag”'],
    ['zh', product, '/product/detail/1001', '轻量双肩包'],
    ['zh', articles, '/article/list', '购物指南'],
    ['zh', articles, '/article/list/3?page=2', '购物指南（第 2 页）'],
    ['zh', article, '/article/detail/11', '怎么挑尺码'],
    ['zh', reviews, '/comment/list?good_id=1001', '轻量双肩包的评价'],
    ['en', reviews, '/comment/list?good_id=1001', 'Reviews of 轻量双肩包'],
  ] as const)('%s: title of %o at %s', async (lang, page, url, title) => {
    expect((await load(page, url, lang)).title).toBe(title);
  });

  it('of the street: what it is', async () => {
    expect(await load(street, '/street')).toEqual({
      title: '逛逛市集街',
      description: '集市的摊位排成一条街：每个摊位今天摆出了什么，卖多少钱',
    });
  });

  it.each([
    ['/shout', false],
    [`/shout?say=${encodeURIComponent('两斤土豆')}`, true],
    ['/shout?say=%20', true],
    ['/shout?list=broken', true],
  ])('of a list at %s: kept by search engines without what it asks for', async (url, noIndex) => {
    expect(await load(shout, url)).toMatchObject({ canonical: '/shout', noIndex });
  });

  it.each([
    ['/product/list/1?sort=sales&size=40', '/product/list/1', false],
    ['/product/list/1?page=3', '/product/list/1?page=3', false],
    ['/product/list/1?brand=3', '/product/list/1', true],
    ['/product/list?title=包', `/product/list?title=${encodeURIComponent('包')}`, true],
  ])('%s is kept as %s by search engines', async (url, canonical, noIndex) => {
    expect(await load(list, url)).toMatchObject({ canonical, noIndex });
  });

  it('of the help: kept by id, which every language has in common', async () => {
    expect(await load(articles, '/article/list?page=2')).toEqual({
      title: '购物指南（第 2 页）',
      description: '集市帮助中心：购物指南',
      keywords: '购物',
      canonical: '/article/list/3?page=2',
      noIndex: false,
    });
    expect(await load(article, '/article/detail/11')).toEqual({
      title: '怎么挑尺码',
      description: '按平铺测量。',
      keywords: '尺码',
      canonical: '/article/detail/11',
      kind: 'article',
    });
  });

  it.each([
    ['', '/comment/list?good_id=1001', false],
    ['&page=3', '/comment/list?good_id=1001&page=3', false],
    ['&score=5&page=3', '/comment/list?good_id=1001&page=3', true],
    ['&pictures=1', '/comment/list?good_id=1001', true],
  ])('reviews with %s are kept as %s', async (query, canonical, noIndex) => {
    const picture = '/media/goods/1001.webp';
    expect(await load(reviews, `/comment/list?good_id=1001${query}`)).toMatchObject({ canonical, noIndex, picture });
  });

  it('of a product: description, keywords, largest picture, what it costs', async () => {
    expect(await load(product, '/product/detail/1001')).toEqual({
      title: '轻量双肩包',
      description: '自重 680 克',
      keywords: '背包',
      canonical: '/product/detail/1001',
      kind: 'product',
      price: [14_900],
      noIndex: false,
      preloadImage: { src: '/media/goods/1001.webp' },
    });
  });

  it.each(['?sku=1', '?sku=77'])(
    'of a product with a variant chosen: search engines keep the product, %s',
    async (query) => {
      server.serve({ 'GET good/1001': aWireGood({ good_sku: [aWireSku({ id: 1, choice: { 颜色: '红' } })] }) });
      expect(await load(product, `/product/detail/1001${query}`)).toMatchObject({
        title: '轻量双肩包',
        canonical: '/product/detail/1001',
      });
    },
  );

  it.each([
    ['', '/media/goods/1001.webp'],
    ['?sku=2', '/media/goods/1001-h255.webp'],
  ])('of a product: the picture it opens with is fetched first, %j', async (query, src) => {
    const img = { img: '/media/goods/1001-h255.webp', depict: '', type: 1 };
    const skus = [
      aWireSku({ id: 1, choice: { 颜色: '红' } }),
      aWireSku({ id: 2, choice: { 颜色: '蓝' }, resources: img }),
    ];
    server.serve({ 'GET good/1001': aWireGood({ good_sku: skus }) });
    expect(await load(product, `/product/detail/1001${query}`)).toMatchObject({ preloadImage: { src } });
  });

  it('of a product that is off the shelf: not for search engines', async () => {
    server.serve({ 'GET good/1001': aWireGood({ is_show: 0 }) });
    expect(await load(product, '/product/detail/1001')).toMatchObject({ noIndex: true });
  });
});

describe('pages that do not exist', () => {
  it.each([
    [list, '/product/list/abc'],
    [list, '/product/list/0'],
    [list, '/product/list/77'],
    [product, '/product/detail'],
    [product, '/product/detail/abc'],
    [product, '/product/detail/-1'],
    [articles, '/article/list/99'],
    [articles, `/article/list/${'x'.repeat(61)}`],
    [article, '/article/detail'],
    [article, '/article/detail/99'],
    [reviews, '/comment/list'],
    [reviews, '/comment/list?good_id='],
    [reviews, '/comment/list?good_id=7x'],
  ] as const)('%o at %s', async (page, url) => {
    await expect(load(page, url)).rejects.toMatchObject(missing);
  });

  it('a product nobody knows', async () => {
    server.serve({ 'GET good/9999': () => refuse('商品不存在', 50000, 404, 'not-found') });
    await expect(load(product, '/product/detail/9999')).rejects.toSatisfy((error) => isApiError(error, 'not-found'));
  });

  it('reviews of a shop that has none', async () => {
    server.serve({ 'POST verifyPlugin/*': {} });
    await expect(load(reviews, '/comment/list?good_id=1001')).rejects.toMatchObject(missing);
  });

  it('but a category list goes on without the categories', async () => {
    server.serve({ 'GET goodCategory': () => refuse('忙', 50005, 503, 'unavailable') });
    expect((await load(list, '/product/list/77?name=旧分类')).title).toBe('旧分类');
  });
});
