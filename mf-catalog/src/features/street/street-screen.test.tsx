import { act, fireEvent, refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireCategory, aWireGoodCard } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { StreetScreen } from './street-screen.tsx';

const PITCH = 488;
const names = ['生鲜果蔬', '零食烘焙', '茶酒饮品', '厨房餐具'];
const goodsOf = (stall: number) =>
  Array.from({ length: 3 }, (_, at) =>
    aWireGoodCard({ id: stall * 100 + at, name: `${names[stall - 1]} ${at + 1}`, order_price: 10 + at }),
  );

const server = shopServer({
  'GET goodCategory': names.map((name, at) => aWireCategory({ id: at + 1, name })),
  'GET good': ({ query }) => wirePage(goodsOf(Number(query.get('category_id'))), 39),
});

const noon = Date.parse('2026-11-20T12:00:00+08:00');
const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<StreetScreen />, { texts: { mf_catalog: zh }, path: '/street', now: () => noon, ...options });

let media: string[] = [];

/** A row as wide as two stalls, which jsdom does not lay out. */
beforeEach(() => {
  media = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.some((one) => query.includes(one)) }));
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(this: HTMLElement) {
    return this.matches('li[id]') ? [...this.parentElement!.children].indexOf(this) * PITCH + 80 : 0;
  });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4 * PITCH);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * PITCH);
  Element.prototype.scrollTo = function to(this: Element, where?: ScrollToOptions | number) {
    this.scrollLeft = typeof where === 'object' ? (where.left ?? 0) : 0;
  } as Element['scrollTo'];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const row = () => screen.findByRole('region', { name: '市集街，可左右滚动' });
const stall = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest<HTMLElement>('li')!);

describe('the street', () => {
  it('has a stall for each first level, with names, prices and ways in', async () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: '逛逛市集街' })).toBeInTheDocument();
    const fresh = await stall('生鲜果蔬');
    const path = `/product/list/1?name=${encodeURIComponent('生鲜果蔬')}`;
    expect(fresh.getByRole('link', { name: '生鲜果蔬' })).toHaveAttribute('href', path);
    expect(fresh.getByRole('link', { name: '进摊看看 生鲜果蔬' })).toHaveAttribute('href', path);
    expect(await fresh.findByRole('link', { name: /^生鲜果蔬 2\s*¥11\.00$/ })).toHaveAttribute(
      'href',
      '/product/detail/101',
    );
    expect(await fresh.findByText('今天有 39 样货')).toBeInTheDocument();
    expect(within(await row()).getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });

  it('asks for the best sold of each stall that can be had', async () => {
    draw();
    await (await stall('厨房餐具')).findByText('今天有 39 样货');
    const asked = server.asked.filter(({ path }) => path === 'good').map(({ query }) => Object.fromEntries(query));
    expect(asked.map((query) => query['category_id']).toSorted()).toEqual(['1', '2', '3', '4']);
    for (const query of asked) expect(query).toMatchObject({ in_stock: '1', sort: '-sales' });
  });

  it('puts the six of the day on shelf and counter, nothing that is sold out, each at what it costs now', async () => {
    const seckill_offer = {
      ...{ id: 9, state: 1, is_sold_out: 0, is_all_held: 0, price: [8], market_price: 39.9 },
      ...{ time: '2026-11-20 10:00:00', end_time: '2026-11-20 14:00:00' },
    };
    const many = Array.from({ length: 9 }, (_, at) =>
      aWireGoodCard({ id: 100 + at, name: `好货 ${at}`, inventory_show: at === 5 ? 0 : 3, seckill_offer }),
    );
    server.serve({ 'GET good': wirePage(many) });
    draw();
    const fresh = await stall('生鲜果蔬');
    await fresh.findByText(/^今天有/);
    const goods = fresh.getAllByRole('link', { name: /^好货/ });
    expect(goods).toHaveLength(6);
    expect(fresh.queryByRole('link', { name: /^好货 5/ })).toBeNull();
    for (const good of goods) expect(good).toHaveAccessibleName(/^好货 \d\s*¥8\.00\s*限时秒杀$/);
    expect(fresh.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3]);
  });

  it('shuts a stall that has nothing, and one whose goods do not come, whose links lead on', async () => {
    server.serve({
      'GET good': ({ query }) => {
        const id = query.get('category_id');
        if (id === '1') return wirePage([]);
        return id === '2' ? refuse('忙', 50005, 503, 'unavailable') : wirePage(goodsOf(Number(id)));
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    draw();
    const empty = await stall('生鲜果蔬');
    expect(await empty.findByText('今天没出摊')).toBeInTheDocument();
    const failed = await stall('零食烘焙');
    expect(await failed.findByText('没加载出来')).toBeInTheDocument();
    expect(failed.getByRole('link', { name: '进摊看看 零食烘焙' })).toHaveAttribute(
      'href',
      `/product/list/2?name=${encodeURIComponent('零食烘焙')}`,
    );
    expect(await (await stall('茶酒饮品')).findByRole('link', { name: /^茶酒饮品 1/ })).toBeInTheDocument();
  });

  it('says that there are no stalls', async () => {
    server.serve({ 'GET goodCategory': [] });
    draw();
    expect(await screen.findByRole('heading', { name: '还没有分类' })).toBeInTheDocument();
  });

  it('offers another attempt when nothing comes', async () => {
    server.serve({ 'GET goodCategory': () => refuse('忙', 50005, 503, 'unavailable') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = draw();
    const retry = await screen.findByRole('button', { name: '重试' });
    server.serve({ 'GET goodCategory': [aWireCategory({ id: 3, name: '花植园艺' })] });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: '花植园艺' })).toBeInTheDocument();
    const list = await screen.findByRole('region', { name: '摊位清单' });
    expect(within(list).getByRole('link', { name: /花植园艺/ })).toBeInTheDocument();
  });

  it('leaves out what has no name in this language', async () => {
    server.serve({
      'GET goodCategory': [aWireCategory({ id: 1, name: '' }), aWireCategory({ id: 2, name: 'Tea & drinks' })],
      'GET good': wirePage([aWireGoodCard({ id: 7, name: 'Longjing' })], 1),
    });
    draw({ lang: 'en', texts: { mf_catalog: en } });
    const tea = await stall('Tea & drinks');
    expect(await tea.findByText('1 product today')).toBeInTheDocument();
    expect(tea.getByRole('link', { name: 'Step inside Tea & drinks' })).toBeInTheDocument();
    expect(within(screen.getByRole('navigation', { name: 'Map of the street' })).getAllByRole('link')).toHaveLength(1);
  });
});

describe('the list of stalls', () => {
  it('is complete without the scene, and a link leads there', async () => {
    draw();
    const list = await screen.findByRole('region', { name: '摊位清单' });
    expect(screen.getByRole('link', { name: '跳过街景，看摊位清单' })).toHaveAttribute('href', `#${list.id}`);
    await within(list).findAllByText('今天有 39 样货');
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/shout', ...names.map((name, at) => `/product/list/${at + 1}?name=${encodeURIComponent(name)}`)]);
  });

  it('tells search engines of the stalls and of the way here', async () => {
    const { container } = draw();
    await screen.findByRole('region', { name: '摊位清单' });
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(data.find((one) => one['@type'] === 'ItemList').itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: '零食烘焙',
      url: 'http://shop.test/product/list/2',
    });
    expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement[1]).toMatchObject({
      name: '逛逛市集街',
      item: 'http://shop.test/street',
    });
  });
});

describe('walking', () => {
  it('by buttons, which add up, and by keys', async () => {
    const { user } = draw();
    const street = await row();
    await stall('厨房餐具');
    await user.click(screen.getByRole('button', { name: '下一个摊位' }));
    expect(street.scrollLeft).toBe(PITCH);
    await user.click(screen.getByRole('button', { name: '下一个摊位' }));
    await user.click(screen.getByRole('button', { name: '下一个摊位' }));
    expect(street.scrollLeft).toBe(2 * PITCH); // the end
    await user.click(screen.getByRole('button', { name: '上一个摊位' }));
    expect(street.scrollLeft).toBe(PITCH);
    fireEvent.keyDown(street, { key: 'ArrowRight' });
    expect(street.scrollLeft).toBe(2 * PITCH);
    fireEvent.keyDown(street, { key: 'Home' });
    expect(street.scrollLeft).toBe(0);
    fireEvent.keyDown(street, { key: 'End' });
    expect(street.scrollLeft).toBe(2 * PITCH);
    fireEvent.keyDown(street, { key: 'ArrowLeft' });
    expect(street.scrollLeft).toBe(PITCH);
  });

  it.each([{ key: 'ArrowRight', altKey: true }, { key: 'Tab' }, { key: 'ArrowDown' }])(
    'leaves %o to the browser',
    async (press) => {
      draw();
      const street = await row();
      expect(fireEvent.keyDown(street, press)).toBe(true);
      expect(street.scrollLeft).toBe(0);
    },
  );

  it('by wheel, as long as there is somewhere to go', async () => {
    draw();
    const street = await row();
    await stall('生鲜果蔬');
    expect(fireEvent.wheel(street, { deltaY: 100 })).toBe(false);
    expect(street.scrollLeft).toBe(200);
    expect(fireEvent.wheel(street, { deltaY: 100, ctrlKey: true })).toBe(true);
    fireEvent.wheel(street, { deltaY: 1000 });
    expect(street.scrollLeft).toBe(2 * PITCH);
    fireEvent.scroll(street);
    expect(fireEvent.wheel(street, { deltaY: 100 })).toBe(true);
  });

  it('begins at the stall an address names', async () => {
    draw({ path: '/street#stall-2' });
    const street = await row();
    await waitFor(() => expect(street.scrollLeft).toBe(PITCH));
  });

  it('keeps the stall one leaves from in the address', async () => {
    const { user, router } = draw();
    const street = await row();
    const tea = await stall('茶酒饮品');
    street.scrollLeft = 2 * PITCH;
    const seen: string[] = [];
    router.subscribe(({ location }) => seen.push(location.pathname + location.hash));
    await user.click(await tea.findByRole('link', { name: /^茶酒饮品 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/product\/detail\//));
    expect(seen[0]).toBe('/street#stall-3');
  });

  it('marks on the map what one stands before', async () => {
    let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: (entries: never, observer: never) => void, { root }: IntersectionObserverInit) {
          if (root) tell = (entries) => callback(entries as never, this as never);
        }
      },
    );
    draw();
    await row();
    const map = within(screen.getByRole('navigation', { name: '街道图' }));
    expect(map.getByRole('link', { name: '茶酒饮品' })).toHaveAttribute('href', '#stall-3');
    const target = document.getElementById('stall-3')!;
    act(() => tell([{ target, intersectionRatio: 0.9 }]));
    expect(map.getByRole('link', { current: true })).toHaveTextContent('茶酒饮品');
    act(() => tell([{ target, intersectionRatio: 0.1 }]));
    expect(map.queryByRole('link', { current: true })).toBeNull();
  });
});

describe('light', () => {
  const scene = () => document.querySelector<HTMLElement>('[data-light]')!;

  it.each([
    ['12:00', 'day'],
    ['18:00', 'dusk'],
    ['22:00', 'night'],
  ])('at %s it is %s', async (clock, light) => {
    draw({ now: () => Date.parse(`2026-11-20T${clock}:00+08:00`) });
    await row();
    expect(scene()).toHaveAttribute('data-light', light);
  });

  it('is chosen, and follows the clock again', async () => {
    const { user } = draw();
    const choices = within(screen.getByRole('group', { name: '天色' }));
    expect(choices.getByRole('button', { pressed: true })).toHaveTextContent('跟着钟走');
    await user.click(choices.getByRole('button', { name: '夜里' }));
    expect(scene()).toHaveAttribute('data-light', 'night');
    expect(choices.getByRole('button', { pressed: true })).toHaveTextContent('夜里');
    await user.click(choices.getByRole('button', { name: '跟着钟走' }));
    expect(scene()).toHaveAttribute('data-light', 'day');
  });

  it('says one hour, whatever light the document has', async () => {
    document.documentElement.dataset['light'] = 'day';
    try {
      const { user } = draw();
      await user.click(screen.getByRole('button', { name: '夜里' }));
      expect(screen.getByText('夜里了，灯笼都亮着。')).toBeVisible();
      expect(screen.getByText('天正亮，慢慢逛。')).not.toBeVisible();
    } finally {
      delete document.documentElement.dataset['light'];
    }
  });
});

describe('decoration', () => {
  const lanterns = () => document.querySelectorAll('svg ellipse').length;

  it('comes late', async () => {
    draw();
    await stall('厨房餐具');
    await waitFor(() => expect(lanterns()).toBeGreaterThan(0));
  });

  it.each([
    [
      'the browser says so',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
    ['the system says so', () => media.push('prefers-reduced-data')],
  ])('does not come for whoever saves data: %s', async (_how, save) => {
    save();
    draw();
    await (await stall('厨房餐具')).findByText('今天有 39 样货');
    expect(lanterns()).toBe(0);
  });
});
