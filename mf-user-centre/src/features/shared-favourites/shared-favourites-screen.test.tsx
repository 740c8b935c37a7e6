import { expectRetry, expectShape, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw as drawCustomer, drawForVisitor } from '../../testing/draw.tsx';
import { SharedFavouritesScreen } from './shared-favourites-screen.tsx';

const READ = 'POST collectList/read';
const good = (id: number, over = {}) => ({
  id,
  name: `商品 ${id}`,
  type_code: 0,
  order_price: 19.9,
  is_sold_out: false,
  has_sku: false,
  resources: null,
  seckill_offer: null,
  ...over,
});
const list = (goods: object[], over = {}) => ({
  name: '厨房',
  from: '小满',
  expires_at: '2026-12-29 10:00:00',
  gone: 0,
  goods,
  ...over,
});
const goods = [good(1), good(2, { has_sku: true }), good(3, { is_sold_out: true })];
const server = shopServer({ [READ]: list(goods) });
const at = (query = '?list=abc', lang: 'zh' | 'en' = 'zh') => ({ path: `/favourites/shared${query}`, lang });
const drawIt = () => drawForVisitor(<SharedFavouritesScreen />, at());
const fragments = (id: string) => screen.queryAllByTestId(`fragment mf_cart_checkout/${id}`);

it('shows what is in it, for anybody', async () => {
  drawIt();
  expect(await screen.findByRole('heading', { level: 1, name: '厨房' })).toBeInTheDocument();
  expect(screen.getByText('小满 分享的收藏夹')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '商品 1' })).toHaveAttribute('href', '/product/detail/1');
  expect(screen.getAllByText('¥19.90')).toHaveLength(3);
  expect(server.asked.map(({ path, body }) => [path, body])).toEqual([['collectList/read', { token: 'abc' }]]);
});

it('puts into the cart at once what needs no choice', async () => {
  drawIt();
  await screen.findByRole('heading', { level: 1 });
  const [all] = fragments('add-lines');
  expect(JSON.parse(all?.dataset['props'] ?? '')).toEqual({
    lines: [{ key: '1', name: '商品 1', productId: '1', variantId: null, quantity: 1 }],
  });
  expect(fragments('quick-add')).toHaveLength(2);
  expect(screen.getByText(/有 2 件要选规格/)).toBeInTheDocument();
});

it('tells that something is gone, and that nothing is left', async () => {
  server.serve({ [READ]: list([], { gone: 2, from: '' }) });
  drawIt();
  expect(await screen.findByRole('heading', { name: '这个收藏夹里现在没有在卖的商品' })).toBeInTheDocument();
  expect(screen.getAllByText('分享的收藏夹')).toHaveLength(2);
  expect(screen.getByText(/有 2 件已经下架/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '全部收藏' })).toBeNull();
});

it('asks visitors to sign in before it keeps anything', async () => {
  const { user, messages } = drawIt();
  await user.click(await screen.findByRole('button', { name: '全部收藏' }));
  await user.click(screen.getByRole('button', { name: '收藏 商品 1' }));
  expect(messages.map(({ text }) => text)).toEqual(['sign-in-first', 'sign-in-first']);
  expect(server.asked).toHaveLength(1);
});

it('becomes favourites, one or all', async () => {
  server.serve({ 'POST collectList/keep': { number: 2 }, 'POST collect': 'ok' });
  const { user, messages } = drawCustomer(<SharedFavouritesScreen />, at());
  const star = await screen.findByRole('button', { name: '收藏 商品 1' });
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('button', { name: '全部收藏' }));
  await waitFor(() => expect(messages.at(-1)).toMatchObject({ text: '已收藏 2 件' }));
  expect(screen.getByRole('button', { name: '收藏 商品 3' })).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['wrong', '这个链接里没有收藏夹', 'not-found'],
  ['old', '这个链接已经过期，请对方重新分享', 'conflict'],
  ['ended', '对方已不再分享这个收藏夹', 'conflict'],
])('says of a link that is %s: %s', async (_, told, kind) => {
  server.serve({ [READ]: refuse(told, 50003, 401, kind) });
  drawIt();
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '打不开这个收藏夹' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/product/list');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('asks nothing for an address without a link', async () => {
  drawForVisitor(<SharedFavouritesScreen />, at(''));
  expect(await screen.findByText('这个地址里没有收藏夹的链接。')).toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

it('shows its shape while loading', () => expectShape(server, READ, drawIt));

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: READ,
    draw: drawIt,
    answer: list([good(1)]),
    found: () => screen.findByRole('link', { name: '商品 1' }),
  }));

it('speaks English', async () => {
  drawForVisitor(<SharedFavouritesScreen />, at('?list=abc', 'en'));
  expect(await screen.findByText('A list shared by 小满')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to favourites: 商品 1' })).toBeInTheDocument();
});
