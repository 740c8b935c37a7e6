import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine, aWireGood } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../../testing/draw.tsx';
import { CartScreen } from '../cart-screen.tsx';

const later = 'goodIndent/cart/later';
const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900, quantity: 2, stock: 20 });
const pot = aCartLine({ productId: '4', name: '茶壶', stock: 5 });
const clock = aCartLine({ productId: '3', name: '座钟', isInvalid: true, invalidReason: 'off-shelf' });
const cup = aCartLine({ productId: '5', name: '茶杯', stock: 0, isInvalid: true, invalidReason: 'short-of-stock' });

const server = shopServer({
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET coupon/user': wirePage([]),
  'POST goodIndent/synchronizationInventory': () => wireCart([bag]),
  [`GET ${later}`]: () => wireCart([]),
  'GET good/:id': refuse('忙', -1, 503, 'unavailable'),
});

const drawCart = (options: Parameters<typeof draw>[1] = {}) => draw(<CartScreen />, { path: '/cart', ...options });
const section = () => screen.findByRole('region', { name: '以后再买' });
const press = (name: string) => screen.findByRole('button', { name });
const sent = (path: string) => server.asked.filter((one) => one.path === path && one.method === 'POST');
const stored = () => JSON.parse(localStorage.getItem('jishi_SavedLines') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a customer', () => {
  it('saves a line, which leaves the cart and stands below it', async () => {
    let saved: (typeof bag)[] = [];
    server.serve({
      [`GET ${later}`]: () => wireCart(saved),
      [`POST ${later}`]: () => {
        saved = [bag];
        return wireCart([pot]);
      },
    });
    const { user, messages } = drawCart({ customer, cart: [bag, pot] });
    await user.click(await press('把 双肩包 留到以后再买'));
    const list = within(await section());
    expect(await list.findByRole('link', { name: '双肩包' })).toHaveAttribute('href', '/product/detail/1');
    expect(list.getByText('× 2')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: '选中 双肩包' })).toBeNull();
    expect(sent(later).map(({ body }) => body)).toEqual([[{ good_id: 1, good_sku_id: 0 }]]);
    expect(messages).toEqual([{ kind: 'success', text: '1 种商品已移到页面下方的“以后再买”' }]);
  });

  it('keeps the line in the cart when the server refuses', async () => {
    server.serve({ [`POST ${later}`]: refuse('忙', -1, 503, 'unavailable') });
    const { user, messages } = drawCart({ customer, cart: [bag, pot] });
    await user.click(await press('把 双肩包 留到以后再买'));
    await waitFor(() => expect(messages).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByRole('checkbox', { name: '选中 双肩包' })).toBeInTheDocument();
  });

  it('puts one back, with the focus on what is left', async () => {
    let saved = [pot, bag];
    server.serve({
      'POST goodIndent/synchronizationInventory': () => wireCart([]),
      [`GET ${later}`]: () => wireCart(saved),
      [`POST ${later}/back`]: () => {
        saved = [bag];
        return wireCart([pot]);
      },
    });
    const { user, messages } = drawCart({ customer, cart: [] });
    await user.click(await press('把 茶壶 放回购物车'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已放回购物车' }]));
    expect(await screen.findByRole('checkbox', { name: '选中 茶壶' })).toBeInTheDocument();
    const list = await section();
    expect(within(list).queryByText('茶壶')).toBeNull();
    await waitFor(() => expect(list).toHaveFocus());
  });

  it('is told when the cart is full', async () => {
    server.serve({ [`GET ${later}`]: () => wireCart([pot]), [`POST ${later}/back`]: () => wireCart([bag]) });
    const { user, messages } = drawCart({ customer, cart: [bag] });
    await user.click(await press('把 茶壶 放回购物车'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'warning', text: '购物车满了，先清理一些再放回来' }]));
    expect(within(await section()).getByText('茶壶')).toBeVisible();
  });

  it('forgets one', async () => {
    server.serve({ [`GET ${later}`]: () => wireCart([pot]), [`POST ${later}/remove`]: () => wireCart([]) });
    const { user, messages } = drawCart({ customer, cart: [bag] });
    await user.click(await press('从“以后再买”删除 茶壶'));
    await waitFor(() => expect(screen.queryByRole('region', { name: '以后再买' })).toBeNull());
    expect(messages).toEqual([{ kind: 'success', text: '已删除' }]);
  });

  it('sees what is sold no more or sold out, and puts back only what may be had again', async () => {
    server.serve({ [`GET ${later}`]: () => wireCart([clock, cup]) });
    drawCart({ customer, cart: [bag] });
    const [gone, soldOut] = within(await section()).getAllByRole('listitem');
    expect(gone).toHaveTextContent('已下架');
    expect(within(gone as HTMLElement).queryByRole('button', { name: /放回购物车/ })).toBeNull();
    expect(soldOut).toHaveTextContent('缺货');
    expect(within(soldOut as HTMLElement).getByRole('button', { name: '把 茶杯 放回购物车' })).toBeVisible();
  });

  it('has a whole cart while what is saved cannot be read', async () => {
    server.serve({ [`GET ${later}`]: refuse('忙', -1, 503, 'unavailable') });
    drawCart({ customer, cart: [bag] });
    await waitFor(() => expect(server.asked.some(({ path }) => path === later)).toBe(true));
    expect(screen.getByRole('checkbox', { name: '选中 双肩包' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '以后再买' })).toBeNull();
  });
});

describe('a visitor', () => {
  it('has nothing fetched before something is saved', () => {
    drawCart({ cart: [bag] });
    expect(server.asked.map(({ path }) => path)).not.toContain(later);
  });

  it('saves in this browser, and puts it back', async () => {
    server.serve({ 'GET good/1': aWireGood({ id: 1, name: '双肩包' }) });
    const { user, messages } = drawCart({ cart: [bag, pot] });
    await user.click(await press('把 双肩包 留到以后再买'));
    expect(stored()).toEqual([{ productId: '1', variantId: null, quantity: 2 }]);
    expect(await within(await section()).findByText('存在这台设备上，登录后会跟着你的账号。')).toBeVisible();
    await user.click(await press('把 双肩包 放回购物车'));
    expect(await screen.findByRole('checkbox', { name: '选中 双肩包' })).toBeInTheDocument();
    expect(stored()).toBeNull();
    expect(screen.queryByRole('region', { name: '以后再买' })).toBeNull();
    expect(messages.map(({ text }) => text)).toEqual(['1 种商品已移到页面下方的“以后再买”', '已放回购物车']);
  });

  it('forgets one', async () => {
    localStorage.setItem('jishi_SavedLines', JSON.stringify([{ productId: '1', variantId: null, quantity: 1 }]));
    server.serve({ 'GET good/1': aWireGood({ id: 1, name: '双肩包' }) });
    const { user } = drawCart({ cart: [] });
    await user.click(await press('从“以后再买”删除 双肩包'));
    expect(stored()).toBeNull();
    expect(screen.queryByRole('region', { name: '以后再买' })).toBeNull();
  });

  it('takes it along when signing in', async () => {
    localStorage.setItem('jishi_SavedLines', JSON.stringify([{ productId: '4', variantId: null, quantity: 3 }]));
    let saved: (typeof pot)[] = [];
    server.serve({
      [`GET ${later}`]: () => wireCart(saved),
      [`POST ${later}`]: () => {
        saved = [pot];
        return wireCart([bag]);
      },
    });
    drawCart({ customer, cart: [bag] });
    expect(await within(await section()).findByText('茶壶')).toBeVisible();
    expect(sent(later).map(({ body }) => body)).toEqual([[{ good_id: 4, good_sku_id: 0, number: 3 }]]);
    expect(stored()).toBeNull();
  });

  it('loses nothing when it could not be taken along', async () => {
    const kept = [{ productId: '4', variantId: null, quantity: 3 }];
    localStorage.setItem('jishi_SavedLines', JSON.stringify(kept));
    server.serve({ [`POST ${later}`]: refuse('忙', -1, 503, 'unavailable') });
    drawCart({ customer, cart: [bag] });
    await waitFor(() => expect(sent(later)).toHaveLength(1));
    await waitFor(() => expect(stored()).toEqual(kept));
  });
});

it('speaks English', async () => {
  server.serve({ [`GET ${later}`]: () => wireCart([pot]) });
  drawCart({ customer, cart: [bag], lang: 'en' });
  const list = within(await screen.findByRole('region', { name: 'Saved for later' }));
  expect(list.getByText('1 product')).toBeVisible();
  expect(list.getByRole('button', { name: 'Move 茶壶 to the cart' })).toHaveTextContent('Move to cart');
  expect(screen.getByRole('button', { name: 'Save 双肩包 for later' })).toBeVisible();
});
