import { act, fireEvent, refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireBanner, aWireCategory, aWireGoodCard } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberViewed } from '../../hooks/use-viewed.ts';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { HomeScreen } from './home-screen.tsx';

const tree = [
  aWireCategory({
    id: 1,
    name: '生鲜果蔬',
    is_recommend: 1,
    children: [
      aWireCategory({
        id: 11,
        name: '时令水果',
        pid: 1,
        is_recommend: 1,
        children: [aWireCategory({ id: 111, name: '瓜类葡萄', pid: 11 })],
      }),
    ],
  }),
  aWireCategory({ id: 2, name: '数码影音', children: [aWireCategory({ id: 21, name: '耳机', pid: 2 })] }),
];
const stage = [
  aWireBanner({
    id: 1,
    name: '赶早市，吃当季',
    subtitle: '今早采摘',
    button: '去看水果',
    url: '/product/list/11',
    pictures: ['/media/objects/a.webp', '/media/objects/b.webp'],
    tags: [null, { good_id: 1013, name: '樱桃', price: 79.9 }],
  }),
  aWireBanner({ id: 2, name: '把家住舒服', url: 'https://example.org/home' }),
];
const ad = aWireBanner({ id: 6, name: '周末去野', button: '看看装备', url: '/product/list/2' });

const server = shopServer({
  'GET banner': ({ query }) => wirePage(query.get('type') === '0' ? stage : [ad]),
  'GET goodCategory': tree,
  'POST recommendation': [],
  'GET good': ({ query }) =>
    wirePage([
      query.get('is_recommend')
        ? aWireGoodCard({ id: 1, name: '烟台大樱桃', is_new: 1 })
        : aWireGoodCard({ id: 50, name: '巨峰葡萄', inventory_show: 0 }),
    ]),
});

const setMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));

beforeEach(() => {
  localStorage.clear();
  setMotion(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<HomeScreen />, { texts: { mf_catalog: zh }, ...options });

describe('home', () => {
  it('shows categories, stage, products, advertisement and floors', async () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: '集市首页' })).toBeInTheDocument();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    expect(within(menu as HTMLElement).getByRole('link', { name: '生鲜果蔬' })).toHaveAttribute(
      'href',
      `/product/list/1?name=${encodeURIComponent('生鲜果蔬')}`,
    );
    expect(await screen.findByRole('heading', { name: '赶早市，吃当季' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去看水果' })).toHaveAttribute('href', '/product/list/11');
    expect(screen.getByRole('link', { name: '樱桃 ¥79.90' })).toHaveAttribute('href', '/product/detail/1013');
    expect(await screen.findByRole('heading', { name: '今日摊头好货' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '烟台大樱桃' })).toHaveAttribute('href', '/product/detail/1');
    expect(await screen.findByRole('link', { name: '看看装备' })).toHaveAttribute('href', '/product/list/2');
    expect(await screen.findByRole('link', { name: '巨峰葡萄' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '生鲜果蔬' })).toBeInTheDocument();
    const strip = screen.getByTestId('fragment mf_promotions/flash-sale-strip');
    expect(strip).toHaveAttribute('data-props', '{"limit":5}');
  });

  it('shows no slide and no advertisement that would lead nowhere', async () => {
    draw({ leads: (path) => !['/product/list/11', '/product/list/2'].includes(path) });
    expect(await screen.findByRole('link', { name: '巨峰葡萄' })).toBeInTheDocument();
    expect(screen.queryByText('赶早市，吃当季')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '看看装备' })).not.toBeInTheDocument();
  });

  it.each([
    ['with a language', '/en/product/list/11'],
    ['copied from a browser', 'http://shop.test/en/product/list/11'],
  ])('leads to a page of its own that is written %s, in the language one reads', async (_, url) => {
    server.serve({
      'GET banner': ({ query }) => wirePage(query.get('type') === '0' ? [{ ...stage[0], id: 5, url }] : []),
    });
    const asked: string[] = [];
    const leads = (path: string) => asked.push(path) > 0;
    const { unmount } = draw({ leads });
    expect(await screen.findByRole('link', { name: '去看水果' })).toHaveAttribute('href', '/product/list/11');
    expect(new Set(asked)).toEqual(new Set(['/product/list/11']));
    unmount();
    draw({ leads: (path) => path !== '/product/list/11' });
    expect(await screen.findByRole('link', { name: '巨峰葡萄' })).toBeInTheDocument();
    expect(screen.queryByText('赶早市，吃当季')).not.toBeInTheDocument();
  });

  it.each([
    ['zh', zh, '第 1 张，共 4 张', /^第 \d 张：/],
    ['en', en, '1 of 4', /^Slide \d:/],
  ] as const)('counts a fifth slide without its page as none, in %s', async (lang, texts, label, dot) => {
    const slides = [1, 2, 3, 4, 5].map((id) => ({ ...stage[0], id, url: id === 5 ? '/seckill/list' : '/cart' }));
    server.serve({ 'GET banner': ({ query }) => wirePage(query.get('type') === '0' ? slides : []) });
    draw({ lang, texts: { mf_catalog: texts }, leads: (path) => path !== '/seckill/list' });
    expect(await screen.findByRole('group', { name: label })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: dot })).toHaveLength(4);
  });

  it('says for search engines how the shop is searched', async () => {
    const { container } = draw({ lang: 'en', texts: { mf_catalog: en } });
    await screen.findByRole('link', { name: '巨峰葡萄' });
    const data: unknown = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({
      '@type': 'WebSite',
      name: 'Jishi',
      url: 'http://shop.test/en',
      potentialAction: { target: { urlTemplate: 'http://shop.test/en/product/list?title={word}' } },
    });
  });

  it('asks for what the contract says', async () => {
    draw();
    await screen.findByRole('link', { name: '巨峰葡萄' });
    const asked = server.asked.map(({ path, query }) => `${path}?${query}`);
    expect(asked).toContain('good?page=1&limit=10&is_recommend=1');
    expect(asked).toContain('good?page=1&limit=10&category_id=1');
    expect(asked).toContain('goodCategory?tree=true');
    expect(asked).toContain('banner?type=0&state=0&sort=%2Bsort&limit=5');
    expect(asked).toContain('banner?type=1&state=0&sort=%2Bsort&limit=1');
  });

  describe('a floor', () => {
    const ten = Array.from({ length: 10 }, (_, index) => aWireGoodCard({ id: 60 + index, name: `果蔬 ${index}` }));
    const best = [aWireGoodCard({ id: 81, name: '丹东草莓' }), aWireGoodCard({ id: 82, name: '海南芒果' })];
    const serve = (products: readonly object[]) =>
      server.serve({
        'GET good': ({ query }) => {
          if (query.get('is_recommend')) return wirePage([]);
          return wirePage(query.get('sort') === '-sales' ? best : [...products]);
        },
      });

    it('begins with what sells best in its category', async () => {
      serve(ten);
      draw();
      // A tile of desktops: this window is not wide enough to show it.
      const title = await screen.findByText('热卖前三');
      const links = within(title.parentElement!).getAllByRole('link', { hidden: true });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/detail/81', '/product/detail/82']);
      expect(server.asked.map(({ path, query }) => `${path}?${query}`)).toContain(
        'good?page=1&limit=3&category_id=1&sort=-sales',
      );
      expect(screen.getByRole('link', { name: '果蔬 9' })).toBeInTheDocument();
    });

    it('of one row has no room for it', async () => {
      serve(ten.slice(0, 4));
      draw();
      await screen.findByRole('link', { name: '果蔬 3' });
      expect(screen.queryByText('热卖前三')).toBeNull();
    });
  });

  it('has five floors, and leads on to the stalls without one and to the street', async () => {
    const named = ['生鲜', '零食', '茶酒', '厨房', '居家', '服饰', '数码'];
    server.serve({
      'GET goodCategory': named.map((name, at) => aWireCategory({ id: at + 1, name, is_recommend: at === 6 ? 0 : 1 })),
    });
    draw();
    const on = (await screen.findByRole('heading', { name: '往前还有' })).closest('section') as HTMLElement;
    const links = within(on).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])).toEqual([
      ['逛逛市集街', '/street'],
      ['服饰', '/product/list/6'],
      ['数码', '/product/list/7'],
    ]);
    for (const name of named.slice(0, 5)) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '服饰' })).not.toBeInTheDocument();
  });

  it('says which products are sold out', async () => {
    draw();
    const link = await screen.findByRole('link', { name: '巨峰葡萄' });
    const card = link.closest('li') as HTMLElement;
    expect(within(card).getAllByText('补货中').length).toBeGreaterThan(0);
  });

  it('speaks English', async () => {
    draw({ lang: 'en', texts: { mf_catalog: en } });
    expect(await screen.findByRole('heading', { name: 'On the stall today' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });

  it('hides what is empty and introduces itself without banners', async () => {
    server.serve({ 'GET banner': wirePage([]), 'GET good': wirePage([]), 'GET goodCategory': [] });
    draw();
    expect(await screen.findByRole('heading', { level: 2, name: '集市' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: '今日摊头好货' })).not.toBeInTheDocument());
    expect(screen.queryByRole('navigation', { name: '商品分类' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '看看装备' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '往前还有' })).not.toBeInTheDocument();
  });

  it('keeps a failed block to itself and tries again', async () => {
    server.serve({ 'GET good': () => refuse('服务开小差', 50000, 503, 'unavailable') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = draw();
    expect(await screen.findByRole('heading', { name: '赶早市，吃当季' })).toBeInTheDocument();
    const [failure] = await screen.findAllByRole('alert');
    expect(failure).toHaveTextContent('没加载出来');
    server.serve({ 'GET good': wirePage([aWireGoodCard({ id: 9, name: '又来了' })]) });
    await user.click(within(failure as HTMLElement).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '又来了' })).toBeInTheDocument();
  });

  it('tries a failed block again while another one waits for its answer', async () => {
    const failing = refuse('服务开小差', 50000, 503, 'unavailable');
    const never = new Promise<Response>(() => undefined);
    server.serve({ 'GET good': ({ query }) => (query.get('category_id') ? never : failing.clone()) });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = draw();
    const failure = await screen.findByRole('alert');
    await waitFor(() => expect(server.asked.some(({ query }) => query.get('category_id'))).toBe(true));
    server.serve({ 'GET good': wirePage([aWireGoodCard({ id: 9, name: '又来了' })]) });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '又来了' })).toBeInTheDocument();
  });

  it('shows a banner that is a picture only as a link', async () => {
    server.serve({
      'GET banner': wirePage([
        aWireBanner({ id: 3, name: '大促', title: null, pictures: [], url: 'https://example.org/' }),
      ]),
    });
    draw();
    const link = (await screen.findAllByRole('link', { name: '大促' }))[0];
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('category panels', () => {
  it('open by hover and by focus, close by Escape', async () => {
    const { user } = draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entries = within(menu as HTMLElement);
    await user.hover(entries.getByRole('link', { name: '生鲜果蔬' }));
    expect(entries.queryByRole('link', { name: '瓜类葡萄' })).not.toBeInTheDocument();
    expect(await entries.findByRole('link', { name: '瓜类葡萄' })).toBeInTheDocument();
    await user.hover(entries.getByRole('link', { name: '数码影音' }));
    expect(await entries.findByRole('link', { name: '耳机' })).toBeInTheDocument();
    expect(entries.queryByRole('link', { name: '瓜类葡萄' })).not.toBeInTheDocument();
    await user.unhover(menu as HTMLElement);
    await waitFor(() => expect(entries.queryByRole('link', { name: '耳机' })).not.toBeInTheDocument());
    act(() => entries.getByRole('link', { name: '生鲜果蔬' }).focus());
    expect(await entries.findByRole('link', { name: '时令水果' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(entries.queryByRole('link', { name: '时令水果' })).not.toBeInTheDocument();
  });

  it('show pictures and numbers that the page did without', async () => {
    const counted = aWireCategory({ id: 111, name: '瓜类葡萄', pid: 11, good_count: 7 });
    const second = aWireCategory({ id: 11, name: '时令水果', pid: 1, good_count: 9, children: [counted] });
    server.serve({ 'GET goodCategory': [aWireCategory({ id: 1, name: '生鲜果蔬', children: [second] })] });
    draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entries = within(menu as HTMLElement);
    act(() => entries.getByRole('link', { name: '生鲜果蔬' }).focus());
    expect(await entries.findByText('7 件')).toBeInTheDocument();
    expect(entries.getByText('9 件')).toBeInTheDocument();
    const picture = entries.getByRole('link', { name: '瓜类葡萄' }).querySelector('img');
    expect(picture).toHaveAttribute('src', '/media/objects/111_80.webp');
  });

  it('say when what is in them could not be loaded, and load it again', async () => {
    let isDown = false;
    server.serve({ 'GET goodCategory': () => (isDown ? refuse('服务开小差', 50000, 503, 'unavailable') : tree) });
    const { user } = draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entries = within(menu as HTMLElement);
    isDown = true;
    act(() => entries.getByRole('link', { name: '生鲜果蔬' }).focus());
    const again = await entries.findByRole('button', { name: '重试' });
    isDown = false;
    await user.click(again);
    expect(await entries.findByRole('link', { name: '瓜类葡萄' })).toBeInTheDocument();
  });

  it('offer nothing without a name in the language one reads, and no panel where there is nothing below', async () => {
    const nameless = aWireCategory({ id: 12, name: '', pid: 1 });
    const named = aWireCategory({ id: 11, name: '时令水果', pid: 1 });
    server.serve({
      'GET goodCategory': [
        aWireCategory({ id: 1, name: '生鲜果蔬', children: [named, nameless] }),
        aWireCategory({ id: 2, name: '数码影音' }),
      ],
    });
    draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entries = within(menu as HTMLElement);
    expect(entries.getByRole('link', { name: '数码影音' })).not.toHaveAttribute('aria-expanded');
    act(() => entries.getByRole('link', { name: '生鲜果蔬' }).focus());
    await entries.findByRole('link', { name: '时令水果' });
    expect(entries.getAllByRole('link')).toHaveLength(3);
  });

  it('are walked through by arrow keys; Escape leads back to the entry', async () => {
    const { user } = draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entries = within(menu as HTMLElement);
    const fresh = entries.getByRole('link', { name: '生鲜果蔬' });
    expect(fresh).toHaveAttribute('aria-expanded', 'false');
    act(() => fresh.focus());
    expect(fresh).toHaveAttribute('aria-expanded', 'true');
    await entries.findByRole('link', { name: '时令水果' });
    await user.keyboard('{ArrowRight}');
    expect(entries.getByRole('link', { name: '时令水果' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(entries.getByRole('link', { name: '瓜类葡萄' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(fresh).toHaveFocus();
    expect(fresh).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(entries.getByRole('link', { name: '数码影音' })).toHaveFocus();
    await entries.findByRole('link', { name: '耳机' });
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(entries.getByRole('link', { name: '数码影音' })).toHaveFocus();
  });

  it('open with the first tap of a finger', async () => {
    const { user, router } = draw();
    const [menu] = await screen.findAllByRole('navigation', { name: '商品分类' });
    const entry = within(menu as HTMLElement).getByRole('link', { name: '数码影音' });
    await user.pointer([{ keys: '[TouchA>]', target: entry }, { keys: '[/TouchA]' }]);
    expect(await within(menu as HTMLElement).findByRole('link', { name: '耳机' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    await user.pointer([{ keys: '[TouchA>]', target: entry }, { keys: '[/TouchA]' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/list/2'));
  });
});

describe('recently viewed', () => {
  it('is what this browser kept of a visitor, at the prices of now, until it is cleared', async () => {
    for (const id of ['7', '8', '9']) rememberViewed(id);
    const answers = [aWireGoodCard({ id: 7, name: '红茶' }), aWireGoodCard({ id: 9, name: '绿茶' })];
    server.serve({ 'GET good': ({ query }) => wirePage(query.get('ids') ? answers : []) });
    const { user } = draw();
    const row = within(await screen.findByRole('list', { name: '最近浏览' }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/detail/9',
      '/product/detail/7',
    ]);
    expect(server.asked.map(({ query }) => query.get('ids'))).toContain('9,8,7');
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('heading', { name: '最近浏览' })).not.toBeInTheDocument();
  });

  it('is the history of a customer, whatever this browser kept', async () => {
    rememberViewed('7');
    const good = { id: 4, name: '无线蓝牙耳机', order_price: 199.9, resources: null };
    server.serve({ 'GET browse': wirePage([{ id: 1, good_id: 4, created_at: '', updated_at: '', good }]) });
    draw({ customer: { nickname: '小满', phone: '13800000001', portrait: null } });
    const row = within(await screen.findByRole('list', { name: '最近浏览' }));
    expect(row.getByRole('link', { name: /无线蓝牙耳机/ })).toHaveAttribute('href', '/product/detail/4');
    expect(screen.getByRole('link', { name: '查看更多 最近浏览' })).toHaveAttribute('href', '/user/portal');
  });
});

describe('carousel', () => {
  const shown = () => screen.getByRole('group', { name: /^第 \d 张，共 2 张$/ }).getAttribute('aria-label');
  const first = '第 1 张，共 2 张';
  const second = '第 2 张，共 2 张';
  const drawStage = async () => {
    const view = draw();
    await screen.findByRole('heading', { name: '赶早市，吃当季' });
    return view;
  };
  /** The clock of the page runs on from here only by hand. */
  const stopClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  /** React starts the clock some time after the slides can be seen. */
  const clockRuns = (clocks = 1) => vi.waitFor(() => expect(vi.getTimerCount()).toBe(clocks), { timeout: 10_000 });

  it('turns every five seconds', async () => {
    stopClock();
    await drawStage();
    await clockRuns();
    expect(shown()).toBe(first);
    pass(5000);
    expect(shown()).toBe(second);
    pass(5000);
    expect(shown()).toBe(first);
  });

  it('draws the next slide unseen before its turn, which then only shows itself', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    const { container } = await drawStage();
    const drawn = () => [...container.querySelectorAll('[role="group"]')];
    expect(drawn()).toHaveLength(1);
    for (let step = 0; step < 50 && drawn().length < 2; step += 1) {
      pass(100);
      await act(async () => {});
    }
    const [, next] = drawn();
    expect(next).toHaveAttribute('inert');
    expect(shown()).toBe(first);
    pass(2000);
    expect(shown()).toBe(second);
    expect(drawn()).toEqual([next]);
    expect(next).not.toHaveAttribute('inert');
  });

  it('leaves a chosen slide its whole time', async () => {
    stopClock();
    await drawStage();
    await clockRuns();
    pass(4900);
    fireEvent.click(screen.getByRole('button', { name: '第 2 张：把家住舒服' }));
    pass(4900);
    expect(shown()).toBe(second);
    pass(100);
    expect(shown()).toBe(first);
  });

  it('stands still while pointed at, focused or paused', async () => {
    stopClock();
    const { user } = await drawStage();
    await clockRuns();
    const carousel = screen.getByRole('region', { name: '今日推荐活动' });
    await user.hover(carousel);
    pass(20_000);
    expect(shown()).toBe(first);
    await user.unhover(carousel);
    await user.click(screen.getByRole('button', { name: '暂停' }));
    await user.unhover(carousel);
    act(() => (document.activeElement as HTMLElement).blur());
    pass(20_000);
    expect(shown()).toBe(first);
    await user.click(screen.getByRole('button', { name: '播放' }));
    await user.unhover(carousel);
    act(() => (document.activeElement as HTMLElement).blur());
    await clockRuns();
    pass(5000);
    expect(shown()).toBe(second);
  });

  it('never turns by itself for reduced motion', async () => {
    setMotion(true);
    stopClock();
    await drawStage();
    expect(await screen.findByRole('button', { name: '播放' })).toBeInTheDocument();
    await clockRuns(0);
    pass(20_000);
    expect(shown()).toBe(first);
  });

  it('rests while its tab is hidden', async () => {
    stopClock();
    await drawStage();
    await clockRuns();
    const look = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    look(true);
    pass(20_000);
    expect(shown()).toBe(first);
    look(false);
    await clockRuns();
    pass(5000);
    expect(shown()).toBe(second);
  });

  it('is turned by dots and arrow keys', async () => {
    const { user } = await drawStage();
    await user.click(screen.getByRole('button', { name: '第 2 张：把家住舒服' }));
    expect(shown()).toBe(second);
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe(first);
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe(second);
  });

  it('draws no banner but the one that is seen', async () => {
    const { user, container } = await drawStage();
    const drawn = () =>
      [...container.querySelectorAll('[role="group"]')].map((slide) => slide.getAttribute('aria-label'));
    expect(drawn()).toEqual([first]);
    await user.click(screen.getByRole('button', { name: '第 2 张：把家住舒服' }));
    expect(drawn()).toEqual([second]);
  });
});
