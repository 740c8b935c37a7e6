import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { wireCoupon } from '../../testing/wire-coupon.ts';
import { wireDelivery } from '../../testing/wire-delivery.ts';
import { CartScreen } from './cart-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900 });
const tea = aCartLine({ productId: '2', name: '龙井', unitPrice: 15800 });
const free = { freeShippingFrom: 0 };
const big = wireCoupon(1, '满 500 减 60', { cost: 6000, sill: 50000 });

const renewal = 'POST goodIndent/synchronizationInventory';
const own = 'GET coupon/user';
const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  [renewal]: () => wireCart([bag, tea]),
  [own]: wirePage([big]),
  'GET good/:id': refuse('忙', -1, 503, 'unavailable'),
});
const drawCart = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<CartScreen />, { path: '/cart', route: '/cart', customer, cart: [bag, tea], ...options });

const note = () => screen.getByText(/包邮|运费/).parentElement!.parentElement!;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('has a row for the coupon before one is known, where no page of coupons can be named', async () => {
  drawCart({ has: (id) => !id.startsWith('mf_promotions') });
  expect(note()).toHaveTextContent('优惠券在确认订单时选用。');
  await waitFor(() => expect(note()).toHaveTextContent('再买 ¥103.00 可用优惠券 满 500 减 60'));
  expect(note()).not.toHaveTextContent('优惠券在确认订单时选用。');
});

it('says how much more the next coupon takes, of what is chosen', async () => {
  const { user } = drawCart();
  await waitFor(() => expect(note()).toHaveTextContent('再买 ¥103.00 可用优惠券 满 500 减 60'));
  await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
  expect(note()).toHaveTextContent('再买 ¥261.00 可用');
  await user.click(screen.getByRole('checkbox', { name: '选中 双肩包' }));
  expect(note()).not.toHaveTextContent('再买');
  expect(screen.getByRole('link', { name: '去领券中心看看优惠' })).toHaveAttribute('href', '/coupon/list');
});

it.each([
  ['is reached', wirePage([wireCoupon(1, '见面礼', { cost: 500, sill: 10000 })])],
  ['saves no more than the one for now', wirePage([wireCoupon(2, '省 60', { cost: 6000, sill: 0 }), big])],
  ['could not be asked for', refuse('忙', 50001, 401, 'conflict')],
])('names no coupon that %s', async (_what, answer) => {
  server.serve({ [own]: answer });
  drawCart();
  await waitFor(() => expect(server.asked.some(({ path }) => path === 'coupon/user')).toBe(true));
  expect(await screen.findByText(/运费在确认订单时计算/)).toBeVisible();
  expect(screen.queryByText(/再买 ?¥/)).not.toBeInTheDocument();
});

it.each([
  [
    'everything',
    [
      { ...bag, ...free },
      { ...tea, ...free },
    ],
    '已选商品全部包邮',
  ],
  ['a part', [{ ...bag, ...free }, tea], '运费在确认订单时计算'],
])('tells a visitor when %s is delivered free, and asks for no coupons', (_what, cart, text) => {
  drawCart({ customer: null, cart });
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(server.asked.some(({ path }) => path === 'coupon/user')).toBe(false);
});

it('speaks of what is chosen only', async () => {
  const { user } = drawCart({ customer: null, cart: [{ ...bag, ...free }, tea], lang: 'en' });
  expect(screen.getByText('Delivery is worked out at checkout.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select 龙井' }));
  expect(screen.getByText('Free delivery on everything you selected.')).toBeVisible();
});

it('leads to no coupons where the release has none', () => {
  drawCart({ customer: null, has: () => false });
  expect(note()).toHaveTextContent(/^运费在确认订单时计算。优惠券在确认订单时选用。$/);
});

it('has nothing to say of goods that cannot be bought', () => {
  drawCart({ customer: null, cart: [{ ...bag, isInvalid: true }] });
  expect(screen.queryByText(/包邮|运费/)).not.toBeInTheDocument();
});

const best = (total: number, over: object = {}) => ({
  rows: [
    { good_sku_id: null, goods_total: 397, coupon_money: 397 - total, coupon_money_max: 397 - total, total, ...over },
  ],
});
const offered = { id: 1, user_coupon_id: 4, name: '满 300 减 40', explain: '' };

it('says what the chosen lines cost with the best coupon', async () => {
  const asked: (string | null)[] = [];
  server.serve({
    'GET coupon/best': ({ query }: { query: URLSearchParams }) => {
      asked.push(query.get('lines'));
      return asked.length === 1
        ? best(357, { coupon: offered })
        : best(230, { coupon: { ...offered, user_coupon_id: null } });
    },
  });
  const { user } = drawCart();
  expect(await screen.findByText('券后 ¥357.00')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
  expect(await screen.findByText('领券后 ¥230.00')).toBeVisible();
  expect(asked).toEqual(['1x1,2x1', '1x1']);
  await user.click(screen.getByRole('checkbox', { name: '选中 双肩包' }));
  expect(screen.queryByText(/券后/)).not.toBeInTheDocument();
});

it.each([
  [4, '$357.00 with coupon'],
  [null, 'Claim to pay $357.00'],
])('tells in English whether the coupon is still to be claimed: %j', async (user_coupon_id, words) => {
  server.serve({ 'GET coupon/best': best(357, { coupon: { ...offered, user_coupon_id } }) });
  drawCart({ lang: 'en' });
  expect(await screen.findByText(words)).toBeVisible();
});

it('says where the chosen lines go, when they arrive and what that costs', async () => {
  server.serve({
    'GET shipping/estimate': ({ query }: { query: URLSearchParams }) =>
      query.get('lines') === '1x1' ? wireDelivery({}, { carriage: 0 }) : wireDelivery(),
  });
  const { user } = drawCart();
  const facts = (await screen.findByText('杭州市')).parentElement!.parentElement!;
  expect(facts).toHaveTextContent('送至杭州市更换预计11月24日（周二）送达运费 ¥8.00，满 ¥49.00 包邮');
  await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
  await waitFor(() => expect(facts).toHaveTextContent('包邮'));
  await user.click(screen.getByRole('checkbox', { name: '选中 双肩包' }));
  expect(screen.queryByText('杭州市')).not.toBeInTheDocument();
});

it('says here where nothing is sent', async () => {
  server.serve({ 'GET shipping/estimate': wireDelivery({}, { is_served: false }) });
  drawCart();
  expect(await screen.findByText('暂不支持配送到杭州市')).toBeVisible();
});

it('counts in words, also one of a kind', async () => {
  const { user } = drawCart({
    lang: 'en',
    cart: [
      { ...bag, quantity: 1 },
      { ...tea, quantity: 1 },
    ],
  });
  expect(await screen.findByText('2 selected, 2 pieces')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select 龙井' }));
  expect(screen.getByText('1 selected, 1 piece')).toBeInTheDocument();
});
