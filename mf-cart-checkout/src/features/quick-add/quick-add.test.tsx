import { type Asked, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import contract from '../../contract.ts';
import { draw } from '../../testing/draw.tsx';
import { QuickAdd } from './quick-add.tsx';

const good = aWireGood({ id: 7, name: '草莓', price: 26.8, good_sku: [], inventory: 3, inventory_show: 3 });
const server = shopServer({ 'GET good/7': good });
const questions = () => server.asked.filter(({ path }: Asked) => path === 'good/7');

beforeEach(() => localStorage.clear());

const drawButton = (over: { hasVariants?: boolean } = {}, lang: 'zh' | 'en' = 'zh') =>
  draw(<QuickAdd productId="7" name="草莓" hasVariants={false} {...over} />, { path: '/product/list', lang });
const button = (name = '加入购物车：草莓') => screen.getByRole('button', { name });

it('puts one piece into the cart and stays on the page', async () => {
  const { user, shop, messages, router } = drawButton();
  await user.click(button());
  await waitFor(() => expect(messages).toMatchObject([{ kind: 'success', text: '已加入购物车' }]));
  expect(shop.cart.getState().lines).toMatchObject([{ productId: '7', variantId: null, quantity: 1 }]);
  expect(router.state.location.pathname).toBe('/product/list');
});

it('is busy until it is done, and adds once for two quick clicks', async () => {
  const answer = Promise.withResolvers<void>();
  server.serve({ 'GET good/7': () => answer.promise.then(() => good) });
  const { user, shop, messages } = drawButton({}, 'en');
  const add = button('Add 草莓 to cart');
  await user.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.click(add);
  answer.resolve();
  await waitFor(() => expect(messages).toHaveLength(1));
  expect(add).not.toHaveAttribute('aria-busy');
  expect(shop.cart.getState().lines).toMatchObject([{ quantity: 1 }]);
  expect(questions()).toHaveLength(1);
});

it('of a product to choose from is a link to its page', async () => {
  const { user, router } = drawButton({ hasVariants: true });
  const link = screen.getByRole('link', { name: '选规格：草莓' });
  expect(link).toHaveAttribute('href', '/product/detail/7');
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/detail/7'));
  expect(questions()).toEqual([]);
});

it.each([
  ['has got variants meanwhile', { good_sku: [aWireSku({ id: 1, choice: { 颜色: '红' }, inventory: 3 })] }],
  ['is delivered online and never in a cart', { type_code: 2 }],
])('leads to the page of a product that %s', async (_what, over) => {
  server.serve({ 'GET good/7': { ...good, ...over } });
  const { user, router, shop } = drawButton();
  await user.click(button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/detail/7'));
  expect(shop.cart.getState().lines).toEqual([]);
});

it.each([
  ['off the shelf', { ...good, is_show: 0 }, { kind: 'warning', text: '商品已下架' }],
  ['lost', refuse('商品不存在', 50000, 404, 'not-found'), { kind: 'error', text: '商品不存在' }],
])('says why a product that is %s cannot be added, and can be asked again', async (_what, answer, message) => {
  server.serve({ 'GET good/7': answer });
  const { user, shop, messages } = drawButton();
  await user.click(button());
  await waitFor(() => expect(messages).toEqual([message]));
  expect(shop.cart.getState().lines).toEqual([]);
  expect(button()).toBeEnabled();
});

it.each([{}, { productId: 7, name: '', hasVariants: false }, { productId: '7', name: '' }])(
  'its contract refuses %j',
  (props) => expect(contract['quick-add'].props.safeParse(props).success).toBe(false),
);
