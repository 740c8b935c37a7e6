import { expectRetry, expectShape, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireSavedGood } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { FavouritesScreen } from './favourites-screen.tsx';

const LIST = 'GET collect';
const server = shopServer({
  'GET collectList': [],
  [LIST]: wirePage([aWireSavedGood({ id: 1 }), aWireSavedGood({ id: 2, good: null })], 2, 20),
});
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<FavouritesScreen />, { path: `/user/collect${query}`, ...options });

it('shows what the customer keeps, also what is gone', async () => {
  draw();
  expect(screen.getByRole('heading', { level: 1, name: '我的收藏' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '看过的商品 1' })).toHaveAttribute('href', '/product/detail/101');
  expect(screen.getByText('¥19.90')).toBeInTheDocument();
  expect(screen.getByText('商品已下架')).toBeInTheDocument();
});

it('marks what became cheaper since it was saved', async () => {
  server.serve({ [LIST]: wirePage([aWireSavedGood({ id: 1, price_fell: 3.5 }), aWireSavedGood({ id: 2 })]) });
  draw();
  expect(await screen.findByText('已降 ¥3.50')).toBeInTheDocument();
  expect(screen.getAllByText(/已降/)).toHaveLength(1);
  expect(screen.getByText('¥23.40')).toHaveAttribute('title', '收藏时的价格');
});

it('leads into the cart, but for what is sold out or gone', async () => {
  const rows = [aWireSavedGood({ id: 1 }), aWireSavedGood({ id: 2, is_sold_out: true })];
  server.serve({ [LIST]: wirePage([...rows, aWireSavedGood({ id: 3, good: null })]) });
  draw();
  const [cart, ...others] = await screen.findAllByTestId('fragment mf_cart_checkout/quick-add');
  expect(JSON.parse(cart?.dataset['props'] ?? '')).toMatchObject({ productId: '101', hasVariants: true });
  expect(others).toEqual([]);
});

it('puts what needs no choice into the cart at once', async () => {
  const times = { time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' };
  const sale = { id: 4, state: 1, is_sold_out: 0, price: [9.9], market_price: 19.9, ...times };
  const inSale = { ...aWireSavedGood({ id: 2 }).good, seckill_offer: sale };
  server.serve({
    [LIST]: wirePage([
      aWireSavedGood({ id: 1, has_sku: false }),
      aWireSavedGood({ id: 2, has_sku: false, good: inSale }),
    ]),
  });
  draw();
  const carts = await screen.findAllByTestId('fragment mf_cart_checkout/quick-add');
  expect(carts.map(({ dataset }) => JSON.parse(dataset['props'] ?? '').hasVariants)).toEqual([false, true]);
});

it('shows goods to begin with where there are none', async () => {
  server.serve({ [LIST]: wirePage([]) });
  draw();
  expect(await screen.findByTestId('fragment mf_catalog/product-strip')).toBeInTheDocument();
});

it('has a bell: for a lower price, or until it can be had again', async () => {
  const rows = [aWireSavedGood({ id: 1, alert_price: true }), aWireSavedGood({ id: 2, is_sold_out: true })];
  server.serve({ [LIST]: wirePage(rows), 'POST collect/alert': 'ok' });
  const { user, messages } = draw();
  const price = await screen.findByRole('button', { name: '降价提醒：看过的商品 1' });
  expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByText('已售完')).toHaveLength(1);
  const stock = screen.getByRole('button', { name: '到货提醒：看过的商品 2' });
  server.serve({ [LIST]: wirePage([rows[0], { ...rows[1], alert_stock: true }]) });
  await user.click(stock);
  await waitFor(() => expect(stock).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '到货时会发消息告诉你' }]));
  expect(server.asked.find(({ path }) => path === 'collect/alert')?.body).toEqual({ id: 102, stock: true });
});

it.each([
  ['', '1'],
  ['?page=3', '3'],
  ['?page=0', '1'],
  ['?page=abc', '1'],
])('asks for the page of %j', async (query, page) => {
  draw(query);
  await screen.findByRole('link', { name: '看过的商品 1' });
  const asked = server.asked.find((one) => one.path === 'collect');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ page, limit: '20', sort: '-created_at' });
});

it('removes by the id of the product, after a question', async () => {
  server.serve({ 'POST collect/destroy/101': 'ok' });
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name: '取消收藏 看过的商品 1' }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: '再想想' })).toHaveFocus();
  server.serve({ [LIST]: wirePage([]) });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消收藏' }));
  expect(await screen.findByRole('heading', { name: '还没有收藏' })).toBeInTheDocument();
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已取消收藏' }]));
});

it('tells a refusal in the question', async () => {
  server.serve({ 'POST collect/destroy/101': refuse('系统繁忙，请稍后再试', -1) });
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: '取消收藏 看过的商品 1' }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: '取消收藏' }));
  expect(await question.findByText('系统繁忙，请稍后再试')).toBeInTheDocument();
});

it('leads back from a page past the end', async () => {
  server.serve({ [LIST]: wirePage([], 30, 20) });
  draw('?page=9');
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/user/collect');
});

it('shows its shape while loading', () => expectShape(server, LIST, draw));

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: LIST,
    draw,
    answer: wirePage([aWireSavedGood({ id: 1 })]),
    found: () => screen.findByRole('link', { name: '看过的商品 1' }),
  }));

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'My favourites' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove from favourites: 看过的商品 1' })).toBeInTheDocument();
});
