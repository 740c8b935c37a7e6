import { screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { CartScreen } from './cart-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23_900, quantity: 2 });
const offer = {
  ...{ id: 4, state: 1, is_sold_out: 0, price: [199], market_price: 239 },
  ...{ time: '2026-11-20 22:00:00', end_time: '2026-11-21 00:00:00' },
};
/** The cart as the server has it, with what a sale makes of the price. */
const cartWith = (seckill_offer: object | null) =>
  wireCart([bag]).map((line) => ({ ...line, good: { ...line.good, seckill_offer } }));
const renewal = 'POST goodIndent/synchronizationInventory';
const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  [renewal]: () => cartWith(offer),
  'GET coupon/user': wirePage([]),
});

/** 20 November 2026, 23:00 in the shop: one hour before the sale ends. */
const evening = Date.parse('2026-11-20T23:00:00+08:00');
const drawCart = (now = () => evening) => draw(<CartScreen />, { path: '/cart', customer, cart: [bag], now });
const total = () => screen.getByText(/^已选商品合计/).textContent;

it('shows what it charges, and where the price of a running sale is to be had', async () => {
  drawCart();
  const hint = await screen.findByText(/^秒杀价 ¥199\.00：/);
  const link = within(hint).getByRole('link', { name: '到商品页立即购买，00:00 截止' });
  expect(link).toHaveAttribute('href', '/product/detail/1');
  expect(total()).toBe('已选商品合计 ¥478.00');
});

it.each<[string, object | null]>([
  ['a coming sale', { ...offer, state: 0 }],
  ['a sale that is sold out', { ...offer, is_sold_out: 1 }],
  ['a sale that is not cheaper', { ...offer, price: [239] }],
  ['no sale', null],
])('says nothing of %s', async (_what, told) => {
  server.serve({ [renewal]: () => cartWith(told) });
  drawCart();
  await waitFor(() => expect(server.asked.some(({ path }) => path.endsWith('synchronizationInventory'))).toBe(true));
  expect(total()).toBe('已选商品合计 ¥478.00');
  expect(screen.queryByText(/秒杀价/)).not.toBeInTheDocument();
});

it('asks again when the sale ends', async () => {
  const answers = [cartWith(offer)];
  server.serve({ [renewal]: () => answers.shift() ?? cartWith(null) });
  const begun = Date.now();
  drawCart(() => Date.parse('2026-11-20T23:59:59+08:00') + (Date.now() - begun));
  expect(await screen.findByText(/秒杀价/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/秒杀价/)).not.toBeInTheDocument(), { timeout: 10_000 });
}, 20_000);
