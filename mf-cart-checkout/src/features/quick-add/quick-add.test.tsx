import { type Asked, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aCartLine, aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import contract from '../../contract.ts';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { QuickAdd } from './quick-add.tsx';

const good = aWireGood({ id: 7, name: '草莓', price: 26.8, good_sku: [], inventory: 3, inventory_show: 3 });
const strawberries = aCartLine({ productId: '7', variantId: null, name: '草莓', unitPrice: 2680, stock: 3 });
const addCall = 'POST goodIndent/cart/add';
const server = shopServer({ 'GET good/7': good });
const questions = () => server.asked.filter(({ path }: Asked) => path === 'good/7');

beforeEach(() => localStorage.clear());

const drawButton = (
  over: { hasVariants?: boolean } = {},
  lang: 'zh' | 'en' = 'zh',
  options: Parameters<typeof draw>[1] = {},
) =>
  draw(<QuickAdd productId="7" name="草莓" hasVariants={false} {...over} />, {
    path: '/product/list',
    lang,
    ...options,
  });
const button = (name = '加入购物车：草莓') => screen.getByRole('button', { name });

it('puts one piece into the cart and stays on the page', async () => {
  const { user, shop, messages, router } = drawButton();
  await user.click(button());
  await waitFor(() => expect(messages).toMatchObject([{ kind: 'success', text: '已加入购物车' }]));
  expect(shop.cart.getState().lines).toMatchObject([{ productId: '7', variantId: null, quantity: 1 }]);
  expect(router.state.location.pathname).toBe('/product/list');
});

it('counts every click, also while the first one is under way', async () => {
  const answer = Promise.withResolvers<void>();
  server.serve({ 'GET good/7': () => answer.promise.then(() => good) });
  const { user, shop, messages } = drawButton({}, 'en');
  const add = button('Add 草莓 to cart');
  await user.tripleClick(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await waitFor(() => expect(messages).toHaveLength(3));
  expect(add).not.toHaveAttribute('aria-busy');
  expect(shop.cart.getState().lines).toMatchObject([{ quantity: 3 }]);
  expect(questions()).toHaveLength(1);
});

it('makes of a customer’s fast clicks one line, one call after the other', async () => {
  const gates: (() => void)[] = [];
  let kept = 0;
  server.serve({
    [addCall]: async () => {
      await new Promise<void>((resolve) => gates.push(resolve));
      kept += 1;
      return wireCart([{ ...strawberries, quantity: kept }]);
    },
  });
  const { user, shop } = drawButton({}, 'zh', { customer });
  await user.tripleClick(button());
  for (const asked of [1, 2, 3]) {
    await waitFor(() => expect(gates).toHaveLength(asked));
    gates.at(-1)?.();
  }
  await waitFor(() => expect(shop.cart.getState().lines).toMatchObject([{ key: 'p7', quantity: 3 }]));
  expect(kept).toBe(3);
});

it('says where clicks come to an end', async () => {
  server.serve({ 'GET good/7': { ...good, inventory: 2, inventory_show: 2 } });
  const { user, shop, messages } = drawButton();
  await user.tripleClick(button());
  await waitFor(() => expect(messages).toHaveLength(3));
  expect(messages.filter(({ kind }) => kind === 'success')).toHaveLength(2);
  expect(messages).toContainEqual({ kind: 'warning', text: '库存只有 2 件，购物车里已有 2 件' });
  expect(shop.cart.getState().lines).toMatchObject([{ quantity: 2 }]);
});

it.each([
  ['that fails', refuse('系统繁忙', -1, 503, 'unavailable')],
  ['of a product with variants', { ...good, good_sku: [aWireSku({ id: 1, choice: { 颜色: '红' }, inventory: 3 })] }],
])('says and does once what comes of fast clicks %s', async (_what, answer) => {
  const told = Promise.withResolvers<void>();
  server.serve({ 'GET good/7': () => told.promise.then(() => answer) });
  const { user, messages, router } = drawButton();
  const went: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') went.push(location.pathname);
  });
  await user.tripleClick(button());
  told.resolve();
  await waitFor(() => expect(messages.length + went.length).toBe(1));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument());
  expect(messages.length + went.length).toBe(1);
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
