import { renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ArticleListScreen } from './article-list-screen.tsx';

const links = [
  { id: 1, pid: 0, name: '关于我们' },
  { id: 3, pid: 0, name: '购物指南' },
];
const column = { id: 3, pid: 0, name: '购物指南', template: 'defaultColumn', column_property: null };
const rows = [
  { id: 11, name: '怎么买第一单', created_at: '2026-11-01 10:00:00' },
  { id: 12, name: '12 % 的 a/b', created_at: '2026-11-02 10:00:00' },
];
const guide = { paginate: wirePage(rows, 23, 10), column, breadcrumb: [], menu: links };
const about = {
  paginate: wirePage([]),
  column: {
    id: 1,
    pid: 0,
    name: '关于我们',
    template: 'defaultColumnDetail',
    created_at: '2026-11-01 10:00:00',
    column_property: { details: '<h3>这里的东西卖不卖</h3><p>不卖。</p>' },
  },
  breadcrumb: [],
  menu: links,
};

const server = shopServer({
  'GET column': wirePage(links),
  'GET article/column/3': guide,
  'GET article/column/1': about,
  'POST column/pv/1': 'ok',
});

const draw = (path: string, lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<ArticleListScreen />, {
    lang,
    path,
    route: '/article/list/:name?',
    texts: { mf_catalog: lang === 'zh' ? zh : en },
  });
const counted = () => server.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('a column of articles', () => {
  it('lists names and dates as links', async () => {
    draw('/article/list/3');
    expect(await screen.findByRole('heading', { level: 1, name: '购物指南' })).toBeInTheDocument();
    const first = screen.getByRole('link', { name: '怎么买第一单 2026年11月1日' });
    expect(first).toHaveAttribute('href', `/article/detail/${encodeURIComponent('怎么买第一单')}`);
    expect(screen.getByRole('link', { name: /12 %/ })).toHaveAttribute(
      'href',
      `/article/detail/${encodeURIComponent('12 % 的 a/b')}`,
    );
    expect(counted()).toEqual([]);
  });

  it('stands among its siblings', async () => {
    draw('/article/list/3');
    const menu = within(await screen.findByRole('navigation', { name: '帮助中心' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['关于我们', '购物指南']);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('购物指南');
  });

  it('has pages that are links', async () => {
    server.serve({ 'GET article/column/:key': guide });
    const { router, user } = draw(`/article/list/${encodeURIComponent('购物指南')}?page=2`);
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    expect(server.asked.at(-1)?.query.get('page')).toBe('2');
    expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('link', { name: '第 3 页' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    await waitFor(() => expect(server.asked.at(-1)?.query.get('page')).toBe('3'));
  });

  it.each([
    ['is empty', wirePage([]), '这个栏目还没有文章', '回首页'],
    ['has no such page', wirePage([], 23, 10), '这一页没有文章', '回到第一页'],
  ])('says when it %s', async (_, paginate, sentence, wayOut) => {
    server.serve({ 'GET article/column/3': { ...guide, paginate } });
    draw('/article/list/3');
    expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: wayOut })).toBeInTheDocument();
  });

  it('names the column above as title of the menu', async () => {
    server.serve({ 'GET article/column/3': { ...guide, breadcrumb: [{ id: 9, pid: 0, name: '新手必看' }] } });
    draw('/article/list/3');
    expect(await screen.findByRole('navigation', { name: '新手必看' })).toBeInTheDocument();
    const way = within(screen.getByRole('navigation', { name: '面包屑' }));
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '首页',
      '帮助中心',
      '新手必看',
      '购物指南',
    ]);
  });
});

describe('a column with a text of its own', () => {
  it('shows it under its title and counts a view', async () => {
    draw('/article/list/1');
    expect(await screen.findByRole('heading', { level: 1, name: '关于我们' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '这里的东西卖不卖' })).toBeInTheDocument();
    expect(screen.getByText('2026年11月1日')).toBeInTheDocument();
    await waitFor(() => expect(counted()).toEqual(['column/pv/1']));
  });

  it('may wait for its text', async () => {
    server.serve({
      'GET article/column/1': { ...about, column: { ...about.column, column_property: { details: '' } } },
    });
    draw('/article/list/1');
    expect(await screen.findByRole('heading', { name: '正文还没有写好' })).toBeInTheDocument();
  });
});

describe('without a column', () => {
  it('opens the first one', async () => {
    draw('/article/list');
    expect(await screen.findByRole('heading', { level: 1, name: '关于我们' })).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    server.serve({ 'GET column': wirePage([]) });
    draw('/article/list', 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'No help articles yet' })).toBeInTheDocument();
  });
});
