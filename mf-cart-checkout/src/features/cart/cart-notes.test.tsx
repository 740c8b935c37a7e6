import type { MergeNote } from '@jishi/api/cart';
import { act, refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { redirectState } from '../../model/redirect-state.ts';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { MiniCart } from '../mini-cart/mini-cart.tsx';
import { CartScreen } from './cart-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', quantity: 5 });
shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'POST goodIndent/synchronizationInventory': () => wireCart([bag]),
  'GET coupon/user': wirePage([]),
  'GET good/:id': refuse('忙', -1, 503, 'unavailable'),
});

const note = (key: string, kind: MergeNote['kind'], name = key): MergeNote => ({ key, name, kind, wanted: 8, kept: 5 });
const lowered = note('p1', 'lowered', '双肩包');
const drawCart = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<CartScreen />, { path: '/cart', route: '/cart', customer, cart: [bag], ...options });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('names every line of a visitor that is not in the cart as it was, until it is closed', async () => {
  const { shop, user } = drawCart();
  const notes = [lowered, note('p2', 'unavailable', '青椒'), note('p3', 'left-out', '茶'), note('p4', 'joined', '梨')];
  act(() => shop.cart.setState({ merged: { notes, isTold: false } }));
  expect(screen.getByText('双肩包：一共 8 件，最多能买 5 件，已改为 5 件')).toBeVisible();
  expect(screen.getByText('青椒：现在买不了，已放到失效商品里')).toBeVisible();
  expect(screen.getByText('茶：没有放进来，请到商品页重新选择')).toBeVisible();
  expect(screen.getByText('1 种商品购物车里本来就有，数量已相加')).toBeVisible();
  expect(shop.cart.getState().merged?.isTold).toBe(true);
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText(/登录前加的商品/)).not.toBeInTheDocument();
  expect(shop.cart.getState().merged).toBeUndefined();
});

it('leads there from any other page, once, and only when something was lost', () => {
  const { shop, messages } = draw(<MiniCart />, { customer, lang: 'en' });
  act(() => shop.cart.setState({ merged: { notes: [note('p4', 'joined')], isTold: false } }));
  expect(messages).toEqual([]);
  act(() => shop.cart.setState({ merged: { notes: [lowered, note('p4', 'joined')], isTold: false } }));
  expect(messages).toMatchObject([
    { text: '1 product you picked before logging in could not be added as it was', action: { label: 'View cart' } },
  ]);
  act(() => shop.cart.getState().setLines([bag]));
  expect(messages).toHaveLength(1);
});

it('tells whoever had nothing to order why they are here, once', async () => {
  const { router } = drawCart({ lang: 'en' });
  expect(screen.queryByText('Nothing to confirm')).not.toBeInTheDocument();
  await act(() => router.navigate('/cart', { state: redirectState }));
  expect(await screen.findByText('Nothing to confirm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/user/indent/list');
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.getByText('Nothing to confirm')).toBeVisible();
});

it('suggests more below, when the release has the part', () => {
  const { unmount } = drawCart();
  const suggested = screen.getByTestId('fragment mf_catalog/product-strip').dataset['props'] ?? '';
  const goesWith = { place: 'cart', productIds: ['1'], except: ['1'] };
  expect(JSON.parse(suggested)).toEqual({ title: '凑一凑更划算', limit: 5, ...goesWith });
  unmount();
  drawCart({ has: (id) => !id.startsWith('mf_catalog') });
  expect(screen.queryByTestId('fragment mf_catalog/product-strip')).not.toBeInTheDocument();
});

it('chooses the same lines as before on the way back from the order', async () => {
  const { user, router } = drawCart();
  const box = () => screen.getByRole('checkbox', { name: '选中 双肩包' });
  await user.click(box());
  await act(() => router.navigate('/indent/create'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(box()).not.toBeChecked());
});
