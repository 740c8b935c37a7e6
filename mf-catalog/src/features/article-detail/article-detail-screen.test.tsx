import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ArticleDetailScreen } from './article-detail-screen.tsx';

const article = {
  id: 12,
  name: '怎么挑尺码',
  keyword: '尺码',
  describes: '按平铺测量。',
  pv: 3,
  created_at: '2026-11-01 10:00:00',
  updated_at: '2026-11-05 09:30:00',
  article_property: {
    details:
      '<h3>怎么量</h3><p>看<a href="/article/list/3">购物指南</a>。</p><table><tbody><tr><td>L</td></tr></tbody></table><img src="/media/size.webp" alt="量法" width="600" height="400">',
  },
  column: { id: 3, name: '购物指南' },
};
const column = {
  paginate: wirePage([
    { id: 11, name: '第一单', created_at: '2026-11-01 10:00:00' },
    { id: 12, name: '怎么挑尺码', created_at: '2026-11-01 10:00:00' },
    { id: 13, name: '库存', created_at: '2026-11-01 10:00:00' },
  ]),
  column: { id: 3, pid: 0, name: '购物指南', template: 'defaultColumn', column_property: null },
  breadcrumb: [],
  menu: [
    { id: 3, pid: 0, name: '购物指南' },
    { id: 4, pid: 0, name: '支付' },
  ],
};

const server = shopServer({
  'GET article/12': article,
  'GET article/column/3': column,
  'POST article/pv/12': 'ok',
});

const draw = (lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<ArticleDetailScreen />, {
    lang,
    path: '/article/detail/12',
    route: '/article/detail/:name?',
    texts: { mf_catalog: lang === 'zh' ? zh : en },
  });
const dataOf = (container: HTMLElement, type: string) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as { '@type': string })
    .find((data) => data['@type'] === type);

it('shows title, date and text, its headings below the title', async () => {
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '怎么挑尺码' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '怎么量' })).toBeInTheDocument();
  expect(screen.getByText('2026年11月1日')).toHaveAttribute('datetime', '2026-11-01');
  expect(screen.getByRole('region', { name: '表格' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('img', { name: '量法' })).toHaveAttribute('loading', 'lazy');
});

it('stands among the columns and its neighbours', async () => {
  draw();
  const neighbours = within(await screen.findByRole('navigation', { name: '前后两篇' }));
  expect(neighbours.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['第一单', '库存'].map((name) => `/article/detail/${encodeURIComponent(name)}`),
  );
  const menu = within(screen.getByRole('navigation', { name: '帮助中心' }));
  expect(menu.getByRole('link', { current: true })).toHaveTextContent('购物指南');
  expect(menu.getByRole('link', { name: '支付' })).toBeInTheDocument();
});

it('tells search engines what it is and where it stands', async () => {
  const { container } = draw();
  await screen.findByRole('navigation', { name: '前后两篇' });
  expect(dataOf(container, 'Article')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '怎么挑尺码',
    description: '按平铺测量。',
    image: 'http://shop.test/media/size.webp',
    inLanguage: 'zh-CN',
    datePublished: '2026-11-01T02:00:00.000Z',
    dateModified: '2026-11-05T01:30:00.000Z',
    mainEntityOfPage: 'http://shop.test/article/detail/12',
    author: { '@type': 'Organization', name: '集市', url: 'http://shop.test/' },
  });
  expect(dataOf(container, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: '首页', item: 'http://shop.test/' },
      { position: 2, name: '帮助中心', item: 'http://shop.test/article/list' },
      { position: 3, name: '购物指南', item: 'http://shop.test/article/list/3' },
      { position: 4, name: '怎么挑尺码' },
    ],
  });
});

it('gives search engines the picture of the shop where the text has none', async () => {
  server.serve({ 'GET article/12': { ...article, article_property: { details: '<p>按平铺测量。</p>' } } });
  const { container } = draw();
  await screen.findByRole('navigation', { name: '前后两篇' });
  expect(dataOf(container, 'Article')).toMatchObject({ image: 'http://shop.test/social-card.png' });
});

it('keeps links in the language of the page', async () => {
  draw('en');
  expect(await screen.findByText('1 Nov 2026')).toBeInTheDocument();
  const inText = screen.getAllByRole('link', { name: '购物指南' }).map((link) => link.getAttribute('href'));
  expect(inText).toContain('/en/article/list/3');
});

it('counts one view', async () => {
  draw();
  await screen.findByRole('navigation', { name: '前后两篇' });
  await waitFor(() => expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it('is read even when what is around it does not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.serve({ 'GET article/column/3': () => refuse('忙', 50005, 503, 'unavailable') });
  draw();
  expect(await screen.findByRole('heading', { level: 2, name: '怎么量' })).toBeInTheDocument();
  await waitFor(() => expect(server.asked.some(({ path }) => path === 'article/column/3')).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
