import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { MiniCart } from './mini-cart.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900 });
const tea = aCartLine({ productId: '2', name: '龙井', unitPrice: 8800, quantity: 2 });
const clock = aCartLine({ productId: '3', name: '座钟', isInvalid: true, invalidReason: 'off-shelf' });
const lines = [bag, tea, clock];

const renewal = 'POST goodIndent/synchronizationInventory';
const server = shopServer({ [renewal]: () => wireCart(lines) });

const drawMini = (options: Parameters<typeof draw>[1] = {}) => draw(<MiniCart />, options);
const pill = (name = /^购物车/) => screen.getByRole('link', { name });
const panel = () => within(screen.getByRole('group', { name: '购物车' }));

beforeEach(() => localStorage.clear());

describe('the pill', () => {
  it('is a link to the cart that counts lines', () => {
    drawMini({ cart: lines });
    expect(pill()).toHaveAttribute('href', '/cart');
    expect(pill()).toHaveTextContent('3');
  });

  it('has no number without lines', () => {
    drawMini({ lang: 'en' });
    expect(pill(/^Cart/)).toHaveTextContent(/^Cart$/);
  });

  it('follows the cart', () => {
    const { shop } = drawMini({ cart: lines });
    act(() => shop.cart.getState().setLines([bag]));
    expect(pill()).toHaveTextContent('1');
  });
});

describe('the panel', () => {
  it('shows lines, invalid ones with the reason, and a total without them', async () => {
    const { user } = drawMini({ cart: lines });
    await user.hover(pill());
    expect(panel().getByRole('link', { name: '双肩包' })).toHaveAttribute('href', '/product/detail/1');
    expect(panel().getAllByText('已下架')[0]).toBeInTheDocument();
    expect(panel().getByText('2 种 3 件')).toBeVisible();
    expect(panel().getByText('¥415.00')).toBeInTheDocument();
    expect(panel().getByRole('link', { name: '去结算' })).toHaveAttribute('href', '/cart');
    expect(server.asked).toEqual([]);
  });

  it('opens by the keyboard and closes by Escape', async () => {
    const { user } = drawMini({ cart: lines });
    await user.tab();
    expect(pill()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(pill()).toHaveAttribute('aria-expanded', 'false');
    expect(pill()).toHaveFocus();
  });

  it('has one sentence when there is nothing, in English too', async () => {
    const { user } = drawMini({ lang: 'en' });
    await user.hover(pill(/^Cart/));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
  });

  it("renews a customer's cart each time it opens", async () => {
    const { user } = drawMini({ customer, cart: [bag] });
    await user.hover(pill());
    expect(await panel().findByText('龙井')).toBeVisible();
    await user.unhover(pill());
    await waitFor(() => expect(pill()).toHaveAttribute('aria-expanded', 'false'));
    await user.hover(pill());
    await waitFor(() => expect(server.asked).toHaveLength(2));
  });

  it('waits for a cart nobody knows yet', async () => {
    const told = Promise.withResolvers<void>();
    server.serve({ [renewal]: () => told.promise.then(() => wireCart(lines)) });
    const { user, shop } = drawMini({ customer });
    act(() => shop.cart.setState({ lines: [], isKnown: false }));
    await user.hover(pill());
    expect(screen.getByRole('status', { name: '正在读取购物车' })).toBeVisible();
    told.resolve();
    expect(await panel().findByText('双肩包')).toBeVisible();
  });

  it('keeps what it shows when it cannot be renewed, and asks again', async () => {
    server.serve({ [renewal]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user } = drawMini({ customer, cart: [bag] });
    await user.hover(pill());
    const retry = await panel().findByRole('button', { name: '重试' });
    expect(panel().getByText('双肩包')).toBeVisible();
    server.serve({ [renewal]: () => wireCart(lines) });
    await user.click(retry);
    expect(await panel().findByText('龙井')).toBeVisible();
  });

  it.each(['{Escape}', '{Tab}{Enter}'])('goes on from the cart after the question is answered by %s', async (keys) => {
    const { user } = drawMini({ cart: lines });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(panel().getByRole('button', { name: '删除 双肩包' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(pill()).toHaveFocus());
    expect(pill()).toHaveAttribute('aria-expanded', 'true');
  });

  it('removes a line after a question, with an undo', async () => {
    const { user, shop, messages } = drawMini({ cart: lines });
    await user.hover(pill());
    await user.click(panel().getByRole('button', { name: '删除 双肩包' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(shop.cart.getState().lines).toEqual([tea, clock]);
    act(() => messages[0]?.action?.run());
    expect(shop.cart.getState().lines).toEqual(lines);
  });
});
