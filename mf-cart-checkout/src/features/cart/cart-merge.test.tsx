import { storageKeys } from '@jishi/contracts';
import { act, refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aCartLine, aWireGood } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { CartScreen } from './cart-screen.tsx';

const own = aCartLine({ productId: '1', name: '双肩包' });
const tea = aCartLine({ productId: '2', name: '龙井' });
const pear = aCartLine({ productId: '7', name: '梨' });
const merged = [own, tea, pear];
const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'POST goodIndent/synchronizationInventory': () => wireCart(merged),
  'GET coupon/user': wirePage([]),
  'GET good/:id': refuse('忙', -1, 503, 'unavailable'),
});

const box = (name: string) => screen.getByRole('checkbox', { name: `选中 ${name}` });
const ticked = () => merged.map(({ name }) => name).filter((name) => (box(name) as HTMLInputElement).checked);
const drawVisitors = (cart = [tea, pear]) => draw(<CartScreen />, { path: '/cart', route: '/cart', cart });
/** Signing in leads through other pages: what the tab remembers is all there is. */
const drawMerged = () => draw(<CartScreen />, { path: '/cart', customer, cart: merged });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('after sign-in the cart selects', () => {
  it('what the visitor had ticked, and none of the customer’s own lines', async () => {
    const { user, unmount } = drawVisitors();
    await user.click(box('梨'));
    unmount();
    const signedIn = drawMerged();
    await waitFor(() => expect(ticked()).toEqual(['龙井']));
    await signedIn.user.click(box('双肩包'));
    expect(ticked()).toEqual(['双肩包', '龙井']);
  });

  it('what was added without looking at the cart', async () => {
    server.serve({ 'GET good/7': aWireGood({ id: 7, name: '梨', good_sku: [] }) });
    const { user, unmount, shop } = draw(<QuickAdd productId="7" name="梨" hasVariants={false} />, { cart: [] });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(shop.cart.getState().lines).toHaveLength(1));
    unmount();
    drawMerged();
    await waitFor(() => expect(ticked()).toEqual(['梨']));
  });

  it('what is added afterwards as well', async () => {
    server.serve({
      'GET good/7': aWireGood({ id: 7, name: '梨', good_sku: [] }),
      'POST goodIndent/cart/add': () => wireCart(merged),
    });
    drawVisitors([tea]).unmount();
    const cart = draw(<QuickAdd productId="7" name="梨" hasVariants={false} />, { customer, cart: [own, tea] });
    await cart.user.click(screen.getByRole('button'));
    await waitFor(() => expect(cart.shop.cart.getState().lines).toHaveLength(3));
    cart.unmount();
    const { shop } = draw(<CartScreen />, { path: '/cart', customer, cart: merged });
    expect(shop.cart.getState().lines).toHaveLength(3);
    await waitFor(() => expect(ticked()).toContain('梨'));
  });

  it('everything when the visitor had nothing', async () => {
    const { user, unmount } = drawVisitors([tea]);
    await user.click(screen.getByRole('button', { name: '删除 龙井' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByRole('heading', { name: '购物车还是空的' })).toBeVisible();
    unmount();
    drawMerged();
    expect(ticked()).toEqual(['双肩包', '龙井', '梨']);
  });

  it('what the visitor had ticked also when the lines are merged under their eyes', async () => {
    drawVisitors([tea]).unmount();
    const { shop } = draw(<CartScreen />, { path: '/cart', customer, cart: [own] });
    act(() => shop.cart.getState().setLines(merged));
    await waitFor(() => expect(ticked()).toEqual(['龙井']));
  });
});

it('keeps a visitor’s ticks when the page is loaded anew', async () => {
  const { user, unmount } = drawVisitors();
  await user.click(box('梨'));
  unmount();
  drawVisitors();
  await waitFor(() => expect(box('梨')).not.toBeChecked());
  expect(box('龙井')).toBeChecked();
});

it('leads a visitor who settles to the order of the ticked lines', async () => {
  const { user, messages, router } = drawVisitors();
  await user.click(box('梨'));
  await user.click(screen.getByRole('button', { name: '去结算 (1)' }));
  expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
  expect(router.state.location.pathname).toBe('/cart');
  expect(JSON.parse(localStorage.getItem(storageKeys.returnTo) ?? 'null')).toMatchObject({ path: '/indent/create' });
  expect(JSON.parse(sessionStorage.getItem(storageKeys.order) ?? 'null')).toMatchObject({
    source: 'cart',
    isVisitors: true,
    lines: [{ key: tea.key }],
  });
});
