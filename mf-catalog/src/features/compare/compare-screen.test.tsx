import { refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import zh from '../../messages/zh.ts';
import { COMPARED_KEY } from '../../model/compared.ts';
import { CompareScreen } from './compare-screen.tsx';

const facts = (brand: string) =>
  `<table><tr><th>品牌</th><td>${brand}</td></tr><tr><th>产地</th><td>杭州</td></tr></table>`;
const server = shopServer({
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
const draw = (path: string) => renderInShop(<CompareScreen />, { path, route: '/compare', texts: { mf_catalog: zh } });
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
