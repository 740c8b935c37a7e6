import { type Asked, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aCartLine, aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('of a product to choose from', () => {
  const skus = [
    aWireSku({ id: 1, choice: { 颜色: '红', 大小: '大' }, price: 20, inventory: 3 }),
    aWireSku({ id: 2, choice: { 颜色: '白', 大小: '大' }, price: 25, inventory: 9 }),
    aWireSku({ id: 3, choice: { 颜色: '红', 大小: '小' }, price: 18, inventory: 1 }),
  ];
  beforeEach(() => server.serve({ 'GET good/7': { ...good, good_sku: skus } }));
  const open = async (lang: 'zh' | 'en' = 'zh', options: Parameters<typeof draw>[1] = {}) => {
    const drawn = drawButton({ hasVariants: true }, lang, options);
    await drawn.user.click(button(lang === 'en' ? 'Choose options of 草莓' : '选规格：草莓'));
    const dialog = await screen.findByRole('dialog', { name: lang === 'en' ? 'Choose options' : '选择规格' });
    return { ...drawn, dialog: within(dialog) };
  };

  it('asks nothing before it is pressed', () => {
    drawButton({ hasVariants: true });
    expect(button('选规格：草莓')).toHaveAttribute('aria-haspopup', 'dialog');
    expect(questions()).toEqual([]);
  });

  it('opens the options where it stands, and puts the chosen one into the cart', async () => {
    const { user, dialog, shop, messages, router } = await open();
    expect(await dialog.findByRole('button', { name: '红' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByRole('link', { name: '草莓' })).toHaveAttribute('href', '/product/detail/7');
    await user.click(dialog.getByRole('button', { name: '白' }));
    expect(dialog.getByText('¥25.00')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^小.*售罄$/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: '增加' }));
    await user.click(dialog.getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(messages).toMatchObject([{ kind: 'success', text: '已加入购物车' }]));
    expect(shop.cart.getState().lines).toMatchObject([{ productId: '7', variantId: '2', quantity: 2 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('选规格：草莓')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/product/list');
  });

  it('says what is missing, and takes no more than there is', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: '大' }));
    expect(dialog.getByRole('status')).toHaveTextContent('请选择大小');
    expect(dialog.getByRole('button', { name: '加入购物车' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: '小' }));
    expect(dialog.getByText('库存 1 件')).toBeVisible();
    expect(dialog.getByRole('button', { name: '增加' })).toBeDisabled();
  });

  it('stays open with what is refused', async () => {
    server.serve({ [addCall]: refuse('库存只剩 0 件', 50004, 401, 'conflict') });
    const { user, dialog, messages } = await open('zh', { customer });
    await user.click(await dialog.findByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '库存只剩 0 件' }]));
    expect(dialog.getByRole('button', { name: '加入购物车' })).toBeEnabled();
  });

  it('says in English what became of the product, and gives the focus back', async () => {
    server.serve({ 'GET good/7': { ...good, is_show: 0 } });
    const { user, dialog } = await open('en');
    expect(await dialog.findByText('This item is no longer on sale')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button('Choose options of 草莓')).toHaveFocus();
  });

  it('leads to the page of what is delivered online meanwhile', async () => {
    server.serve({ 'GET good/7': { ...good, good_sku: skus, type_code: 2 } });
    const { dialog } = await open();
    expect(await dialog.findByText(/不能加购物车/)).toBeVisible();
    expect(dialog.getByRole('link', { name: '草莓' })).toHaveAttribute('href', '/product/detail/7');
  });

  it('leads to its page when the options do not come', async () => {
    vi.doMock('./option-sheet.tsx', () => Promise.reject(new Error('offline')));
    onTestFinished(() => void vi.doUnmock('./option-sheet.tsx'));
    const { user, router } = drawButton({ hasVariants: true });
    await user.click(button('选规格：草莓'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/detail/7'));
  });
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
