import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { COMPARED_KEY } from '../../model/compared.ts';
import { CompareScreen } from './compare-screen.tsx';

const facts = (brand: string) =>
  `<table><tr><th>品牌</th><td>${brand}</td></tr><tr><th>产地</th><td>杭州</td></tr></table>`;
const server = shopServer({
  'POST verifyPlugin/*': {},
  'GET good/7': aWireGood({ id: 7, name: '双肩包', details: facts('鹿野') }),
  'GET good/8': aWireGood({
    id: 8,
    name: '登机箱',
    details: facts('青川'),
    price_show: [299, 359],
    good_sku: [
      aWireSku({ id: 1, choice: { 颜色: '靛蓝' }, price: 299 }),
      aWireSku({ id: 2, choice: { 颜色: '松绿' }, price: 359 }),
    ],
  }),
  'GET good/9': () => refuse('商品不存在', 50000, 404, 'not-found'),
});
const draw = (path: string, lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<CompareScreen />, { path, route: '/compare', lang, texts: { mf_catalog: lang === 'zh' ? zh : en } });
const cells = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

beforeEach(() => localStorage.clear());

it('sets the products of the address beside each other, and marks where they differ', async () => {
  const { user } = draw('/compare?ids=7,8');
  expect(await cells('价格')).toEqual(['¥149.00', '¥299.00 – 359.00']);
  expect(await cells('颜色')).toEqual(['–', '靛蓝 / 松绿']);
  expect(await cells('品牌')).toEqual(['鹿野', '青川']);
  const line = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');
  expect(line('品牌')).toHaveAttribute('data-differs');
  expect(line('产地')).not.toHaveAttribute('data-differs');
  await user.click(screen.getByRole('switch', { name: '标出不同' }));
  expect(line('品牌')).not.toHaveAttribute('data-differs');
  expect(screen.getByRole('link', { name: /登机箱/ })).toHaveAttribute('href', '/product/detail/8');
});

it('opens what this browser has put aside', async () => {
  localStorage.setItem(COMPARED_KEY, '["8","7"]');
  const { router } = draw('/compare');
  await waitFor(() => expect(router.state.location.search).toBe('?ids=8%2C7'));
  expect(await screen.findByRole('columnheader', { name: /登机箱/ })).toBeInTheDocument();
});

it('takes a product out, here and in what is kept, down to nothing', async () => {
  localStorage.setItem(COMPARED_KEY, '["7","8"]');
  const { user, router } = draw('/compare?ids=7,8');
  await user.click(await screen.findByRole('button', { name: '移除 双肩包' }));
  await waitFor(() => expect(router.state.location.search).toBe('?ids=8'));
  expect(localStorage.getItem(COMPARED_KEY)).toBe('["8"]');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /双肩包/ })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '移除 登机箱' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: '移除 登机箱' }));
  expect(await screen.findByRole('heading', { name: '还没有要对比的商品' })).toBeInTheDocument();
});

it('leaves out what is gone', async () => {
  draw('/compare?ids=9,7');
  expect(await screen.findByRole('columnheader', { name: /双肩包/ })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

it.each(['/compare', '/compare?ids=x', '/compare?ids=9'])('has nothing to show at %s', async (path) => {
  draw(path);
  expect(await screen.findByRole('heading', { name: '还没有要对比的商品' })).toBeInTheDocument();
  expect(server.asked.length).toBeLessThanOrEqual(1);
});

it('compares what products cost now, in their flash sale too', async () => {
  const seckill_offer = {
    ...{ id: 4, state: 1, is_sold_out: 0, price: [99], market_price: 149 },
    ...{ time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' },
  };
  server.serve({ 'GET good/7': aWireGood({ id: 7, name: '双肩包', seckill_offer }) });
  draw('/compare?ids=7,8');
  expect(await cells('价格')).toEqual(['¥99.00', '¥299.00 – 359.00']);
  expect((await cells('平时价'))[0]).toBe('¥149.00');
});

describe('the honest scale', () => {
  const weighed = (id: number, name: string, price: number, quantity = 500, unit = 'g') =>
    aWireGood({ id, name, unit_price: { price, quantity, unit } });
  const serve = (...goods: ReturnType<typeof aWireGood>[]) =>
    server.serve(Object.fromEntries(goods.map((good) => [`GET good/${good.id}`, good])));
  const scale = async (name = '公平秤') => within(await screen.findByRole('region', { name }));

  it('weighs two goods against each other and says in words which is cheaper', async () => {
    serve(weighed(1, '巨峰葡萄', 18.48), weighed(2, '红提', 19.95));
    const { container } = draw('/compare?ids=1,2');
    const { getByText, queryByRole } = await scale();
    expect(getByText('“巨峰葡萄”每 500 克便宜 ¥1.47。')).toBeInTheDocument();
    expect(queryByRole('combobox')).not.toBeInTheDocument();
    expect(container.querySelector('svg[viewBox="0 0 320 196"]')).toHaveAttribute('aria-hidden', 'true');
    expect(await cells('单位价格')).toEqual(['每 500 克 ¥18.48', '每 500 克 ¥19.95']);
  });

  it('says it in English', async () => {
    serve(weighed(1, 'Eggs', 1.56, 1, 'piece'), weighed(2, 'Small eggs', 1.56, 1, 'piece'));
    draw('/compare?ids=1,2', 'en');
    const { getByText } = await scale('The honest scale');
    expect(getByText('The same price per piece: the beam is level.')).toBeInTheDocument();
  });

  it('lets one choose which two of more lie on it', async () => {
    serve(weighed(1, '葡萄', 18), weighed(2, '红提', 20), weighed(3, '樱桃', 40), aWireGood({ id: 4, name: '双肩包' }));
    const { user } = draw('/compare?ids=1,2,3,4');
    const { getByText, getByRole } = await scale();
    const right = getByRole('combobox', { name: '右边的盘' });
    expect(within(right).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(right, '樱桃');
    expect(getByText('“葡萄”每 500 克便宜 ¥22.00。')).toBeInTheDocument();
    // What lies on the other side changes places.
    await user.selectOptions(right, '葡萄');
    expect(getByRole('combobox', { name: '左边的盘' })).toHaveDisplayValue('樱桃');
    expect(getByText('“葡萄”每 500 克便宜 ¥22.00。')).toBeInTheDocument();
    expect((await cells('单位价格')).at(-1)).toBe('–');
  });

  it('takes the two that can be weighed, and says so where none can', async () => {
    serve(weighed(1, '牛奶', 1.9, 100, 'ml'), weighed(2, '奶酪', 92), weighed(3, '黄油', 53.5));
    const first = draw('/compare?ids=1,2,3');
    expect((await scale()).getByText('“黄油”每 500 克便宜 ¥38.50。')).toBeInTheDocument();
    first.unmount();
    draw('/compare?ids=1,2');
    expect((await scale()).getByText('一件按容量卖，一件按重量卖，没法放在同一杆秤上称。')).toBeInTheDocument();
  });

  it('is not there where the server tells no prices per unit', async () => {
    serve(weighed(1, '葡萄', 18));
    draw('/compare?ids=1,7');
    await screen.findByRole('columnheader', { name: /双肩包/ });
    expect(screen.queryByRole('region', { name: '公平秤' })).not.toBeInTheDocument();
    expect(await cells('单位价格')).toEqual(['每 500 克 ¥18.00', '–']);
  });
});

describe('ratings', () => {
  const told = (average: number, stars: object) => ({ ...wirePage([], 12), summary: { average, stars } });
  const answers = {
    'POST verifyPlugin/*': { comment: true },
    'GET comment/good': ({ query }: { query: URLSearchParams }) =>
      query.get('good_id') === '7' ? told(4.75, { 5: 9, 4: 3 }) : told(0, {}),
  };

  it('stand in a line of their own', async () => {
    server.serve(answers);
    draw('/compare?ids=7,8');
    await screen.findByText('12 条评价');
    expect(await cells('评分')).toEqual(['12 条评价', '–']);
    expect(screen.getByRole('img', { name: /4\.8/ })).toBeInTheDocument();
  });

  it('are “–” when they do not come', async () => {
    server.serve({ ...answers, 'GET comment/good': refuse('', 0, 503, 'unavailable') });
    draw('/compare?ids=7,8');
    await waitFor(async () => expect(await cells('评分')).toEqual(['–', '–']));
  });

  it('have no line where the shop has no reviews', async () => {
    draw('/compare?ids=7,8');
    await screen.findByRole('rowheader', { name: '品牌' });
    expect(screen.queryByRole('rowheader', { name: '评分' })).not.toBeInTheDocument();
  });
});

it('has a cart button in the head of what can be put into the cart', async () => {
  const running = {
    ...{ id: 4, state: 1, is_sold_out: 0, price: [99], market_price: 149 },
    ...{ time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' },
  };
  server.serve({
    'GET good/1': aWireGood({ id: 1, inventory_show: 0, inventory: 0 }),
    'GET good/2': aWireGood({ id: 2, seckill_offer: running }),
  });
  draw('/compare?ids=7,8,1,2');
  await screen.findByRole('columnheader', { name: /登机箱/ });
  const placed = screen.getAllByTestId('fragment mf_cart_checkout/quick-add').map(({ dataset }) => dataset['props']);
  expect(placed.map((props) => JSON.parse(props ?? ''))).toEqual([
    { productId: '7', name: '双肩包', hasVariants: false },
    { productId: '8', name: '登机箱', hasVariants: true },
  ]);
});
