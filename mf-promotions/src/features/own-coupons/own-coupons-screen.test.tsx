import { expectRetry, expectShape, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { aWireCoupon } from '../../testing/a-coupon.ts';
import { OwnCouponsScreen } from './own-coupons-screen.tsx';

const LIST = 'GET coupon/user';
const HOUR = 3_600_000;
/** A moment from now on as the server writes it. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * HOUR).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

const owned = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  user_id: 1,
  coupon_id: 70 + id,
  ticket: `ABCD-EFGH-${id}`,
  state: 0,
  failure_time: '2099-12-01 00:00:00',
  created_at: '2026-11-01 10:00:00',
  updated_at: '2026-11-01 10:00:00',
  order_id: null,
  coupon: aWireCoupon(70 + id, { name: `满减 ${id}` }),
  ...over,
});
const page = (rows: object[], total = rows.length) => ({
  ...wirePage(rows, total, 12),
  counts: { all: 6, unused: 3, used: 2, invalid: 1 },
  server_time: '2026-11-20 16:00:00',
});
const server = shopServer({ [LIST]: page([owned(1)]), 'GET goodCategory': [] });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

const draw = (query = '', options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<OwnCouponsScreen />, {
    path: `/user/coupon/list${query}`,
    route: '/user/coupon/list',
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    customer,
    ...options,
  });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article')!);

it('shows what a coupon is worth, how long, its number, and leads to what it is for', async () => {
  draw();
  expect(screen.getByRole('heading', { level: 1, name: '我的优惠券' })).toBeInTheDocument();
  const one = await card('满减 1');
  expect(one.getByText('2026.11.01 – 2099.12.01')).toBeInTheDocument();
  expect(one.getByText('ABCD-EFGH-1')).toBeInTheDocument();
  expect(one.getByRole('link', { name: '去使用 满减 1' })).toHaveAttribute('href', '/product/list?coupon=71');
  expect(one.getByRole('link', { name: '去使用 满减 1' })).toHaveAccessibleDescription('¥30 满 ¥199 可用');
  expect(screen.getByRole('link', { name: '去领券中心' })).toHaveAttribute('href', '/coupon/list');
});

it('copies a number', async () => {
  const { user, messages } = draw();
  await user.click((await card('满减 1')).getByRole('button', { name: '复制 “满减 1”的券号' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已复制' }]));
  expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH-1');
});

it('has tabs with numbers, the unused ones first', async () => {
  draw();
  await card('满减 1');
  const tabs = within(screen.getByRole('navigation', { name: '优惠券' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '全部6',
    '未使用3',
    '已使用2',
    '已失效1',
  ]);
  expect(tabs.getByRole('link', { name: /未使用/ })).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['', 'page=1&limit=12&sort=-created_at&index=1'],
  ['?state=all', 'page=1&limit=12&sort=-created_at'],
  ['?state=used&page=2', 'page=2&limit=12&sort=-created_at&index=2'],
  ['?state=invalid', 'page=1&limit=12&sort=-created_at&index=3'],
])('asks for the page of %j', async (query, asked) => {
  draw(query);
  await card('满减 1');
  expect(server.asked.filter(({ path }) => path === 'coupon/user').map((one) => String(one.query))).toEqual([asked]);
});

it('leads from a used one to its order, and from one that is over nowhere', async () => {
  const rows = [owned(1, { state: 1, order_id: 99 }), owned(2, { state: 1 }), owned(3, { state: 2 })];
  server.serve({ [LIST]: page(rows) });
  draw('?state=all');
  expect((await card('满减 1')).getByRole('link', { name: '看订单 满减 1' })).toHaveAttribute(
    'href',
    '/user/indent/detail?id=99',
  );
  for (const name of ['满减 2', '满减 3']) {
    expect((await card(name)).queryByRole('link', { name: /看订单|去使用/ })).not.toBeInTheDocument();
  }
  expect((await card('满减 3')).getAllByText('已过期')).not.toHaveLength(0);
});

it('marks what soon lapses: the last days, and the last day by a clock', async () => {
  const rows = [
    owned(1, { failure_time: inHours(60) }),
    owned(2, { failure_time: inHours(5) }),
    owned(3, { failure_time: inHours(200) }),
  ];
  server.serve({ [LIST]: page(rows) });
  draw();
  expect((await card('满减 1')).getByText('还剩 3 天')).toBeInTheDocument();
  expect((await card('满减 2')).getByRole('timer')).toHaveTextContent(/快到期，还剩 0[45]:\d\d:\d\d/);
  expect((await card('满减 3')).getByText('可以使用')).toBeInTheDocument();
});

it.each([
  ['?state=all', '手里没有券'],
  ['', '没有可用的优惠券'],
  ['?state=used', '还没有用过优惠券'],
  ['?state=invalid', '没有过期的优惠券'],
])('says of %j that there is none', async (query, title) => {
  server.serve({ [LIST]: page([]) });
  draw(query);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('leads back from a page past the end', async () => {
  server.serve({ [LIST]: page([], 13) });
  draw('?state=used&page=9');
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute(
    'href',
    '/user/coupon/list?state=used',
  );
});

it('shows its shape while loading', () => expectShape(server, LIST, draw));

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: LIST,
    draw,
    answer: page([owned(1)]),
    found: () => screen.findByRole('heading', { level: 3, name: '满减 1' }),
  }));

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'My coupons' })).toBeInTheDocument();
  expect((await card('满减 1')).getByRole('link', { name: 'Use now 满减 1' })).toBeInTheDocument();
});
