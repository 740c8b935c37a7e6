import { fireEvent, refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireCategory, aWireGoodCard } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ProductListScreen } from './product-list-screen.tsx';

const facets = {
  brands: [
    { id: 3, name: '鹿野', count: 52 },
    { id: 5, name: '晴川织造', count: 41 },
  ],
  categories: [{ id: 61, name: '箱包', count: 46 }],
  price_min: 8.8,
  price_max: 699,
  in_stock: 36,
  colours: [
    { colour: 'red', count: 9 },
    { colour: 'blue', count: 4 },
  ],
  services: [{ service: 'free_delivery', count: 21 }],
};
const goods = [aWireGoodCard({ id: 1, name: '双肩包' }), aWireGoodCard({ id: 2, name: '马丁靴' })];
const found = (total = 73) => ({ ...wirePage(goods, total, 20), facets });

beforeEach(() => localStorage.clear());
const server = shopServer({
  'GET goodCategory': [
    aWireCategory({ id: 6, name: '服饰鞋包', children: [aWireCategory({ id: 61, name: '箱包', pid: 6 })] }),
  ],
  'GET good': found(),
  'GET good/words': { popular: ['樱桃'], near: ['草莓'] },
  'POST recommendation': [],
});

const draw = (path: string, lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<ProductListScreen />, {
    lang,
    path,
    route: '/product/list/:id?',
    texts: { mf_catalog: lang === 'zh' ? zh : en },
  });
type View = ReturnType<typeof draw>;
const address = ({ router }: View) => `${router.state.location.pathname}${router.state.location.search}`;
const askedFor = () => server.asked.filter(({ path }) => path === 'good').map(({ query }) => String(query));
/** The filters beside the list; the same ones wait in a sheet for phones. */
const filters = async () => within(await screen.findByRole('group', { name: '筛选' }));

describe('product list', () => {
  it('shows the products of a category, with its way and number', async () => {
    draw('/product/list/61');
    expect(await screen.findByRole('link', { name: '双肩包' })).toHaveAttribute('href', '/product/detail/1');
    expect(screen.getByRole('heading', { level: 1, name: '箱包' })).toBeInTheDocument();
    expect(screen.getByText('共 73 件商品')).toBeInTheDocument();
    const way = within(screen.getByRole('navigation', { name: '面包屑' }));
    expect(way.getByRole('link', { name: '服饰鞋包' })).toBeInTheDocument();
    expect(askedFor()).toEqual(['page=1&limit=20&category_id=61']);
  });

  it('lists its products and its way for search engines', async () => {
    const { container } = draw('/product/list/61', 'en');
    await screen.findByRole('link', { name: '双肩包' });
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string; itemListElement: object[] },
    );
    const list = data.find((each) => each['@type'] === 'ItemList');
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '双肩包', url: 'http://shop.test/en/product/detail/1' },
      { '@type': 'ListItem', position: 2, name: '马丁靴', url: 'http://shop.test/en/product/detail/2' },
    ]);
    const way = data.find((each) => each['@type'] === 'BreadcrumbList');
    expect(way?.itemListElement.at(-1)).toMatchObject({ name: '箱包' });
    // As the category's own page calls itself: without the name that links to it carry.
    expect(way?.itemListElement.at(-2)).toMatchObject({ name: '服饰鞋包', item: 'http://shop.test/en/product/list/6' });
  });

  it('shows all products without a category', async () => {
    draw('/product/list');
    expect(await screen.findByRole('heading', { level: 1, name: '全部商品' })).toBeInTheDocument();
  });

  it('names the word that was searched for', async () => {
    draw('/product/list?title=双肩包');
    expect(await screen.findByRole('heading', { level: 1, name: '“双肩包”的搜索结果' })).toBeInTheDocument();
    await screen.findByText('共 73 件商品');
    expect(askedFor()[0]).toContain(`title=${encodeURIComponent('双肩包')}`);
  });

  it('remembers the word in this browser', async () => {
    draw('/product/list?title=双肩包');
    await screen.findByText('共 73 件商品');
    await waitFor(() => expect(localStorage.getItem('jishi_SearchHistory')).toBe('["双肩包"]'));
  });

  it('falls back to the name in the address when the categories fail', async () => {
    server.serve({ 'GET goodCategory': () => refuse('忙', 50005, 503, 'unavailable') });
    draw('/product/list/61?name=旅行箱包');
    expect(await screen.findByRole('heading', { level: 1, name: '旅行箱包' })).toBeInTheDocument();
  });

  it('restores everything from its address', async () => {
    draw('/product/list/6?sort=sales&brand=3&min=50&max=700&stock=1&size=40&page=2&colour=red&service=free-delivery');
    await screen.findByRole('link', { name: '双肩包' });
    const query = new URLSearchParams(askedFor()[0]);
    expect(Object.fromEntries(query)).toEqual({
      page: '2',
      limit: '40',
      category_id: '6',
      'brand_id[]': '3',
      price_min: '50',
      price_max: '700',
      in_stock: '1',
      'colour[]': 'red',
      'service[]': 'free_delivery',
      sort: '-sales',
    });
    expect(screen.getByRole('link', { name: '销量' })).toHaveAttribute('aria-current', 'true');
    const chosen = within(screen.getByRole('group', { name: '已选' }));
    expect(chosen.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      '移除 ¥50.00 – 700.00',
      '移除 鹿野',
      '移除 红色',
      '移除 仅看有货',
      '移除 包邮',
      '清除全部',
    ]);
    expect((await filters()).getByRole('checkbox', { name: '鹿野' })).toBeChecked();
  });

  it('sorts by links that begin at the first page', async () => {
    const view = draw('/product/list/6?page=3');
    const price = await screen.findByRole('link', { name: '价格' });
    await view.user.click(price);
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=price-ascending'));
    await view.user.click(await screen.findByRole('link', { name: /价格.*从低到高/ }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=price-descending'));
    await waitFor(() => expect(askedFor().at(-1)).toContain('sort=-order_price'));
  });

  it('can be ordered by what 500 g cost where most of its goods are weighed', async () => {
    const unit_price = { price: 6.4, quantity: 500, unit: 'g' };
    const weighed = [aWireGoodCard({ id: 1, name: '葡萄', unit_price }), aWireGoodCard({ id: 2, name: '果篮' })];
    const units = [{ unit: 'g', count: 50 }];
    server.serve({ 'GET good': { ...wirePage(weighed, 73, 20), facets: { ...facets, units } } });
    const view = draw('/product/list/6?page=3');
    const link = await screen.findByRole('link', { name: '每 500 克价格' });
    expect(screen.queryByText('每 500 克 ¥6.40')).not.toBeInTheDocument();
    await view.user.click(link);
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=unit-price-g'));
    await waitFor(() => expect(askedFor().at(-1)).toContain('sort=unit_price_g'));
    expect(await screen.findByText('每 500 克 ¥6.40')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /每 500 克价格.*从低到高/ })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['a few of them are', [{ unit: 'g', count: 30 }]],
    ['the server does not tell', undefined],
  ])('offers no such order where %s', async (_what, units) => {
    server.serve({ 'GET good': { ...wirePage(goods, 73, 20), facets: { ...facets, ...(units && { units }) } } });
    draw('/product/list/6');
    await screen.findByRole('link', { name: '价格' });
    expect(screen.queryByRole('link', { name: /每/ })).not.toBeInTheDocument();
  });
});

describe('without JavaScript', () => {
  const sent = (element: HTMLElement) => {
    const form = element.closest('form') as HTMLFormElement;
    const fields = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    return `${form.getAttribute('action')}?${fields.join('&')}`;
  };

  it('filters are sent by a form that keeps the rest', async () => {
    draw('/product/list/6?title=包&sort=sales&brand=3,5&stock=1&colour=blue&service=free-delivery&page=2', 'en');
    const facet = within(await screen.findByRole('group', { name: 'Filters' }));
    expect(sent(facet.getByRole('textbox', { name: 'Lowest price' }))).toBe(
      '/en/product/list/6?title=包&sort=sales&min=&max=&brand=3&brand=5&colour=blue&stock=1&service=free-delivery',
    );
  });

  it('page and size are as well', async () => {
    draw('/product/list/6?sort=sales&size=40&page=2');
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    expect(sent(pages.getByRole('combobox', { name: '每页条数' }))).toBe('/product/list/6?sort=sales&size=40');
    expect(sent(pages.getByRole('textbox'))).toBe('/product/list/6?sort=sales&size=40&page=2');
  });
});

describe('filters', () => {
  it('stand in the address, one after the other', async () => {
    const view = draw('/product/list/6?page=2');
    await view.user.click((await filters()).getByRole('checkbox', { name: '鹿野' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?brand=3'));
    await view.user.click((await filters()).getByRole('checkbox', { name: '仅看有货' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?brand=3&stock=1'));
    await view.user.click(await screen.findByRole('link', { name: '移除 鹿野' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?stock=1'));
    await view.user.click(await screen.findByRole('link', { name: '清除全部' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6'));
  });

  it('are colours, any of which will do, and services, all of which have to hold', async () => {
    const view = draw('/product/list/6?page=2');
    const red = (await filters()).getByRole('checkbox', { name: '红色' });
    expect(red.closest('li')).toHaveTextContent('红色9');
    await view.user.click(red);
    await waitFor(() => expect(address(view)).toBe('/product/list/6?colour=red'));
    await view.user.click((await filters()).getByRole('checkbox', { name: '包邮' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?colour=red&service=free-delivery'));
    await waitFor(() => expect(askedFor().at(-1)).toContain('colour%5B%5D=red&service%5B%5D=free_delivery'));
    await view.user.click(await screen.findByRole('link', { name: '移除 红色' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?service=free-delivery'));
  });

  it('have neither where the server does not count them', async () => {
    server.serve({ 'GET good': { ...found(), facets: { ...facets, colours: undefined, services: undefined } } });
    draw('/product/list/6');
    const facet = await filters();
    expect(facet.queryByRole('heading', { name: '颜色' })).not.toBeInTheDocument();
    expect(facet.getByRole('checkbox', { name: '仅看有货' })).toBeInTheDocument();
  });

  it('take a price range, and complain about what is no amount', async () => {
    const view = draw('/product/list/6');
    const facet = await filters();
    await view.user.type(facet.getByRole('textbox', { name: '最低价' }), '七十');
    await view.user.click(facet.getByRole('button', { name: '确定' }));
    expect(await facet.findByText('请填写金额，最多两位小数')).toBeInTheDocument();
    expect(facet.getByRole('textbox', { name: '最低价' })).toHaveValue('七十');
    await view.user.clear(facet.getByRole('textbox', { name: '最低价' }));
    await view.user.type(facet.getByRole('textbox', { name: '最低价' }), '700');
    await view.user.type(facet.getByRole('textbox', { name: '最高价' }), '50.5');
    await view.user.click(facet.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?min=50.5&max=700'));
  });

  it('take a price range from two handles, which fill the fields and send them when they are let go', async () => {
    const view = draw('/product/list/6');
    const facet = await filters();
    const low = facet.getByRole('slider', { name: '最低价' });
    expect(low).toHaveAttribute('aria-valuetext', '¥8.00');
    fireEvent.change(low, { target: { value: '10' } });
    expect(low).toHaveAttribute('aria-valuetext', '¥51.00');
    expect(facet.getByRole('textbox', { name: '最低价' })).toHaveValue('51');
    expect(address(view)).toBe('/product/list/6');
    fireEvent.keyUp(low, { key: 'ArrowRight' });
    await waitFor(() => expect(address(view)).toBe('/product/list/6?min=51'));
    const high = facet.getByRole('slider', { name: '最高价' });
    fireEvent.change(high, { target: { value: '20' } });
    fireEvent.pointerUp(high);
    await waitFor(() => expect(address(view)).toBe('/product/list/6?min=51&max=180'));
    expect(facet.getByRole('slider', { name: '最高价' })).toHaveAttribute('aria-valuetext', '¥180.00');
    await view.user.click(await screen.findByRole('link', { name: '清除全部' }));
    await waitFor(() => expect(facet.getByRole('slider', { name: '最低价' })).toHaveValue('0'));
  });

  it('leave the address alone when a handle was only touched', async () => {
    const view = draw('/product/list/6');
    const low = (await filters()).getByRole('slider', { name: '最低价' });
    fireEvent.pointerUp(low);
    fireEvent.keyUp(low, { key: 'Tab' });
    expect(address(view)).toBe('/product/list/6');
  });

  it('go one category further down and keep the word', async () => {
    const view = draw('/product/list/6?title=包&page=2');
    await view.user.click((await filters()).getByRole('link', { name: '箱包' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/product/list/61'));
    expect(view.router.state.location.search).toContain(`title=${encodeURIComponent('包')}`);
  });

  it('wait in a sheet on phones', async () => {
    const { user } = draw('/product/list/6?brand=3');
    await user.click(await screen.findByText('筛选', { selector: 'button' }));
    const sheet = screen.getByRole('dialog', { name: '筛选' });
    expect(within(sheet).getByRole('checkbox', { name: '鹿野' })).toBeChecked();
    await user.click(within(sheet).getByRole('button', { name: '查看 73 件商品' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not there when the server does not count', async () => {
    server.serve({ 'GET good': wirePage(goods, 73, 20) });
    draw('/product/list/6');
    await screen.findByRole('link', { name: '双肩包' });
    expect(screen.queryByRole('group', { name: '筛选' })).not.toBeInTheDocument();
  });
});

describe('pages', () => {
  it('are links; the size stands in the address and the back button restores', async () => {
    const view = draw('/product/list/6?sort=sales');
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    await view.user.click(pages.getByRole('link', { name: '第 2 页' }));
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=sales&page=2'));
    await view.user.selectOptions(await screen.findByRole('combobox', { name: '每页条数' }), '40');
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=sales&size=40'));
    await view.router.navigate(-1);
    await waitFor(() => expect(address(view)).toBe('/product/list/6?sort=sales&page=2'));
    const current = await screen.findByRole('link', { name: '第 2 页' });
    await waitFor(() => expect(current).toHaveAttribute('aria-current', 'page'));
  });

  it('say when there is nothing on one', async () => {
    server.serve({ 'GET good': { ...wirePage([] as typeof goods, 73, 20), facets } });
    draw('/product/list/6?page=9');
    expect(await screen.findByRole('heading', { name: '这一页没有商品' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/product/list/6');
  });
});

describe('nothing found', () => {
  const none = { ...wirePage([] as typeof goods, 0, 20), facets };

  it('for a word', async () => {
    server.serve({ 'GET good': none });
    draw('/product/list?title=zzz');
    expect(await screen.findByRole('heading', { name: '没有找到“zzz”' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '销量' })).not.toBeInTheDocument();
    const waysOut = within(await screen.findByRole('navigation', { name: '去这些摊位逛逛' }));
    expect(waysOut.getByRole('link', { name: '服饰鞋包' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看全部商品' })).toHaveAttribute('href', '/product/list');
    expect(screen.queryByRole('link', { name: '当成清单，一样一样找' })).not.toBeInTheDocument();
  });

  it('for several words: offers to look for each', async () => {
    server.serve({ 'GET good': none });
    draw('/product/list?title=zzz、yyy');
    const link = await screen.findByRole('link', { name: '当成清单，一样一样找' });
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('zzz、yyy')));
  });

  it('for a word: offers other words and recommended products', async () => {
    server.serve({
      'GET good': ({ query }) => (query.has('ids') ? found(2) : none),
      'POST recommendation': goods.map(({ id }) => ({ good_id: id, reason: 'today' })),
    });
    draw('/product/list?title=草梅');
    const meant = within(await screen.findByRole('navigation', { name: '你是不是要找' }));
    expect(meant.getByRole('link', { name: '草莓' })).toHaveAttribute(
      'href',
      `/product/list?title=${encodeURIComponent('草莓')}`,
    );
    expect(screen.getByRole('navigation', { name: '大家在搜' })).toHaveTextContent('樱桃');
    expect(await screen.findByRole('heading', { name: '看看这些好货' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '双肩包' })).toBeInTheDocument();
    expect(localStorage.getItem('jishi_SearchHistory')).toBeNull();
  });

  it('in a category', async () => {
    server.serve({ 'GET good': none });
    draw('/product/list/61', 'en');
    expect(await screen.findByRole('heading', { name: 'Nothing in “箱包” yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'All categories' }).at(-1)).toHaveAttribute('href', '/category/list');
  });

  it('through the filters, which can be cleared', async () => {
    server.serve({ 'GET good': none });
    draw('/product/list/6?brand=3&stock=1');
    expect(await screen.findByRole('heading', { name: '没有符合条件的商品' })).toBeInTheDocument();
    for (const clear of screen.getAllByRole('link', { name: '清除全部' })) {
      expect(clear).toHaveAttribute('href', '/product/list/6');
    }
  });

  it('because it failed: tries again', async () => {
    server.serve({ 'GET good': () => refuse('忙', 50005, 503, 'unavailable') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = draw('/product/list/6');
    const retry = await screen.findByRole('button', { name: '重试' });
    server.serve({ 'GET good': found() });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '双肩包' })).toBeInTheDocument();
  });
});

describe('a search', () => {
  const understood = (search: { corrected: string | null; exact: number | null }) =>
    server.serve({ 'GET good': { ...found(2), search } });

  it('says what a word was taken for, and leads back to the word itself', async () => {
    understood({ corrected: '草莓', exact: null });
    const view = draw('/product/list?title=草梅&sort=sales&page=1');
    expect(await screen.findByText(/已按“草莓”为你搜索/)).toBeInTheDocument();
    understood({ corrected: null, exact: 0 });
    await view.user.click(screen.getByRole('link', { name: '仍然搜索“草梅”' }));
    await waitFor(() => expect(decodeURIComponent(address(view))).toBe('/product/list?title=草梅&typed=1&sort=sales'));
    await waitFor(() => expect(askedFor().at(-1)).toContain('as_typed=1'));
    expect(await screen.findByText(/没有与“草梅”完全相符的商品/)).toBeInTheDocument();
  });

  it('remembers the word as it was understood, and none that found only what is similar', async () => {
    understood({ corrected: '草莓', exact: 1 });
    draw('/product/list?title=草梅');
    await screen.findByText(/已按“草莓”/);
    expect(localStorage.getItem('jishi_SearchHistory')).toContain('草莓');
    expect(localStorage.getItem('jishi_SearchHistory')).not.toContain('草梅');
    localStorage.clear();
    understood({ corrected: null, exact: 0 });
    draw('/product/list?title=皮雨伞');
    await screen.findByText(/没有与“皮雨伞”完全相符/);
    expect(localStorage.getItem('jishi_SearchHistory')).toBeNull();
  });

  it('sets what is similar apart from what fits, and counts what fits', async () => {
    understood({ corrected: null, exact: 1 });
    draw('/product/list?title=backpack', 'en');
    const heading = await screen.findByRole('heading', { name: 'Similar goods' });
    const [fitting, similar] = ['双肩包', '马丁靴'].map((name) => screen.getByRole('link', { name: new RegExp(name) }));
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(fitting && heading.compareDocumentPosition(fitting) & after).toBe(0);
    expect(similar && heading.compareDocumentPosition(similar) & after).toBe(after);
    expect(screen.getByText('1 product')).toBeInTheDocument();
  });

  it('of a server that does not tell is a list as ever', async () => {
    draw('/product/list?title=包');
    expect(await screen.findByText('共 73 件商品')).toBeInTheDocument();
    expect(screen.queryByText(/相近的商品|完全相符/)).not.toBeInTheDocument();
  });
});
