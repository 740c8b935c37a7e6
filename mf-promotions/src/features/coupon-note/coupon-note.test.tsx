import type { CartLine } from '@jishi/api/cart';
import { act, refuse, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import contract from '../../contract.ts';
import zh from '../../messages/zh.ts';
import { aWireCoupon } from '../../testing/a-coupon.ts';
import { CouponNote } from './coupon-note.tsx';

const ONE = 'GET coupon/:id';
const detail = (over: Record<string, unknown> = {}) => ({
  ...aWireCoupon(5, { name: '满 199 减 30' }),
  server_time: '2026-11-20 16:00:00',
  good_ids: [],
  own: null,
  ...over,
});
const own = { id: 9, ticket: 'T', cost: 3000, failure_time: '2026-12-01 12:00:00' };
const server = shopServer({ [ONE]: detail({ own }) });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const line = (productId: string, unitPrice: number) =>
  ({ key: productId, productId, variantId: null, quantity: 1, unitPrice, isInvalid: false }) as unknown as CartLine;

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<CouponNote couponId="5" />, {
    path: '/product/list?coupon=5',
    texts: { mf_promotions: zh },
    ...options,
  });

it('shows the coupon and what the cart still lacks, and follows the cart', async () => {
  const { shop } = draw({ customer, cart: [line('7', 10_000)] });
  expect(await screen.findByRole('heading', { level: 2, name: '满 199 减 30' })).toBeInTheDocument();
  expect(await screen.findByText('再买 ¥99.00 可用')).toBeInTheDocument();
  expect(screen.getByText('有效期至 2026年12月1日 12:00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart');
  act(() => shop.cart.getState().setLines([line('7', 10_000), line('8', 9900)]));
  expect(screen.getByText('购物车里的商品已满足条件')).toBeInTheDocument();
});

it('counts the cart of a visitor, and lets them claim', async () => {
  server.serve({ [ONE]: detail() });
  const { user, messages } = draw({ cart: [line('7', 19_900)] });
  expect(await screen.findByText('购物车里的商品已满足条件')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '领取 满 199 减 30' }));
  expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
});

it('counts only what it is for: named products by itself, categories by the server', async () => {
  server.serve({ [ONE]: detail({ scope_type: 2, scope_ids: [7] }) });
  const { unmount } = draw({ cart: [line('7', 10_000), line('8', 5000)] });
  expect(await screen.findByText('再买 ¥99.00 可用')).toBeInTheDocument();
  expect(server.asked.map(({ query }) => query.get('good_ids'))).toEqual([null]);
  unmount();
  server.serve({ [ONE]: detail({ scope_type: 1, scope_ids: [3], good_ids: [8] }) });
  draw({ cart: [line('7', 10_000), line('8', 5000)], customer });
  expect(await screen.findByText('再买 ¥149.00 可用')).toBeInTheDocument();
  expect(server.asked.at(-1)?.query.get('good_ids')).toBe('7,8');
});

it('needs nothing more without a threshold', async () => {
  server.serve({ [ONE]: detail({ sill: '', own }) });
  draw({ customer, cart: [] });
  expect(await screen.findByText('没有门槛，买一件就能用')).toBeInTheDocument();
});

it('says of one that is over only that', async () => {
  server.serve({ [ONE]: detail({ state: 2 }) });
  draw({ customer });
  expect(await screen.findByRole('button', { name: '已结束 满 199 减 30' })).toBeDisabled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([refuse('没有', 50000, 404, 'not-found'), refuse('', 0, 503, 'unavailable')])(
  'stands nowhere when the coupon cannot be had',
  async (answer) => {
    server.serve({ [ONE]: answer });
    const { container } = draw();
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(0));
    await waitFor(() => expect(container.querySelector('article')).toBeNull());
  },
);

it.each([{}, { couponId: 5 }])('its contract refuses %j', (props) => {
  expect(contract['coupon-note'].props.safeParse(props).success).toBe(false);
});
