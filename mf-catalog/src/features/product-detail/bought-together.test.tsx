import { productKeys } from '@jishi/api/products/queries';
import { type Answer, act, refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireGood, aWireSaleDetail, aWireSku } from '@jishi/testing/builders';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

const bag = aWireGood({
  good_sku: [
    aWireSku({ id: 1, choice: { 容量: '18 L' }, price: 149, inventory: 3 }),
    aWireSku({ id: 2, choice: { 容量: '24 L' }, price: 189, inventory: 9 }),
  ],
  price_show: [149, 189],
});
const sku = (id: number, price: number, value: string) => ({
  ...{ id, price, inventory: 5, measure: null, product_sku: [{ key: '颜色', value }] },
});
const good = (id: number, name: string, price: number, skus: object[] = []) => ({
  ...{ id, name, price, inventory: 10, purchase_number: 0, measure: null, good_sku: skus },
  resources: { img: `/media/goods/${id}.webp`, depict: '', type: 1 },
});
const bottle = good(5, '保温杯', 59);
const cover = good(6, '防雨罩', 25, [sku(61, 35, '橙'), sku(62, 25, '灰')]);

const server = shopServer({
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET good/1001': bag,
  'GET good/1001/together': [bottle, cover],
  'GET good': () => refuse('忙', 50005, 503, 'unavailable'),
  'GET goodCategory': [],
  'POST verifyPlugin/*': {},
  'GET siteConfig': {},
  'POST browse': 'ok',
  'GET seckill/1001': null,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = vi.fn();
});

async function draw(options: Parameters<typeof renderInShop>[1] = {}, count = 2) {
  const drawn = renderInShop(<ProductDetailScreen />, {
    path: '/product/detail/1001',
    route: '/product/detail/:id?',
    texts: { mf_catalog: options.lang === 'en' ? en : zh },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  // The page asks for it before it is drawn.
  act(() => drawn.queries.setQueryData(productKeys.togetherCount('1001'), count));
  return drawn;
}
const block = async (name = '常一起买') => within(await screen.findByRole('region', { name }));
const lines = () => {
  const { lines: asked } = JSON.parse(
    screen.getByTestId('fragment mf_cart_checkout/add-lines').dataset['props'] ?? '{}',
  ) as { lines: { key: string; quantity: number }[] };
  return asked.map(({ key, quantity }) => `${key} × ${quantity}`);
};

it('offers all of it by one button: the product as it is chosen, the others in their cheapest variant', async () => {
  await draw();
  const { getByText, getByRole } = await block();
  expect(lines()).toEqual(['1001:1 × 1', '5: × 1', '6:62 × 1']);
  expect(getByText('这件 · 18 L')).toBeVisible();
  expect(getByRole('combobox', { name: '防雨罩的规格' })).toHaveDisplayValue('灰 · ¥25.00');
  expect(getByRole('status')).toHaveTextContent('3 件合计 ¥233.00');
  expect(getByRole('link', { name: '保温杯' })).toHaveAttribute('href', '/product/detail/5');
  expect(getByRole('checkbox', { name: '这件' })).toBeDisabled();
});

it('goes by what is left out, and by the variants that are chosen', async () => {
  const { user } = await draw({ lang: 'en' });
  const { getByRole } = await block('Bought together');
  await user.click(getByRole('checkbox', { name: 'Include 保温杯' }));
  await user.selectOptions(getByRole('combobox', { name: 'Options of 防雨罩' }), '橙 · $35.00');
  await user.click(screen.getByRole('button', { name: '24 L' }));
  expect(lines()).toEqual(['1001:2 × 1', '6:61 × 1']);
  expect(getByRole('status')).toHaveTextContent('Total of 2 products $224.00');
  await user.click(getByRole('checkbox', { name: 'Include 防雨罩' }));
  expect(getByRole('status')).toHaveTextContent('Total of 1 product $189.00');
});

it('leads to the picker while nothing is chosen there', async () => {
  const { user } = await draw();
  const { findByText, getByRole } = await block();
  await user.click(screen.getByRole('button', { name: '18 L' }));
  expect(await findByText('先选容量，再一起放进购物车')).toBeVisible();
  expect(screen.queryByTestId('fragment mf_cart_checkout/add-lines')).toBeNull();
  await user.click(getByRole('button', { name: '去选规格' }));
  expect(screen.getByRole('button', { name: '18 L' })).toHaveFocus();
});

it('costs in a cart what it costs without its flash sale, and says so', async () => {
  const inSale = { ...{ id: 101, good_sku_id: 1, price: 14900, seckill_price: 9900 }, limit: 10, residue_limit: 4 };
  server.serve({
    'GET seckill/1001': aWireSaleDetail({ id: 4, seckill_sku: [{ ...inSale, resources: null }] }),
    'POST verifyPlugin/*': { seckill: true },
  });
  await draw({ now: () => Date.parse('2026-11-20T23:00:00+08:00') });
  const { getByRole, getByText } = await block();
  expect(screen.getByText('¥99.00')).toBeVisible();
  expect(getByRole('status')).toHaveTextContent('3 件合计 ¥233.00');
  expect(getByText('按平时价：秒杀价只能单独买')).toBeVisible();
});

it('marks what is in the cart and only adds the rest; once all is in, all can be added again', async () => {
  const { shop } = await draw();
  const { getAllByText, queryByText } = await block();
  act(() => shop.bus.emit('cart:lines-added', { keys: ['1001:1', '6:62'] }));
  expect(getAllByText('已在购物车')).toHaveLength(2);
  expect(lines()).toEqual(['5: × 1']);
  act(() => shop.bus.emit('cart:lines-added', { keys: ['5:'] }));
  expect(queryByText('已在购物车')).toBeNull();
  expect(lines()).toHaveLength(3);
});

it.each<[string, number, Record<string, Answer>, Parameters<typeof renderInShop>[1]]>([
  ['nobody bought anything with it', 0, {}, {}],
  ['nothing is left of it meanwhile', 2, { 'GET good/1001/together': [] }, {}],
  ['it does not come', 2, { 'GET good/1001/together': () => refuse('忙', 50005, 503, 'unavailable') }, {}],
  ['the product is sold out', 2, { 'GET good/1001': aWireGood({ inventory: 0, inventory_show: 0 }) }, {}],
  ['no cart takes the product', 2, { 'GET good/1001': aWireGood({ type_code: 3 }) }, {}],
  ['the shop has no cart', 2, {}, { has: (id: string) => id !== 'mf_cart_checkout/add-lines' }],
])('is not there where %s', async (_, count, answers, options) => {
  server.serve(answers);
  await draw(options, count);
  await waitFor(() => expect(screen.queryByText('常一起买')).toBeNull());
  expect(screen.queryByTestId('fragment mf_cart_checkout/add-lines')).toBeNull();
});
