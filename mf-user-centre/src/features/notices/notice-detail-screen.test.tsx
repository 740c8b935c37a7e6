import { screen, shopServer, waitFor } from '@jishi/testing';
import { aWireNotice } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { NoticeDetailScreen } from './notice-detail-screen.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const ONE = `GET notification/detail/${id}`;
const sentAt = '2026-11-20T02:00:00.000000Z';
const notice = (over: Record<string, unknown> = {}) => aWireNotice({ id, created_at: sentAt, ...over });
const server = shopServer({ [ONE]: notice() });
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<NoticeDetailScreen />, { path: `/user/notice/detail?id=${id}`, ...options });

it('shows the message whole, without what it does not say', async () => {
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '商品已发货' })).toBeInTheDocument();
  expect(screen.getByText('系统消息')).toBeInTheDocument();
  expect(screen.getByText('2026年11月20日 10:00')).toBeInTheDocument();
  expect(screen.getByText('订单 20261120000007 已发货。')).toBeInTheDocument();
  expect(screen.getByText('订单编号').nextElementSibling).toHaveTextContent('20261120000007');
  expect(screen.queryByText('运单号')).toBeNull();
  expect(screen.queryByText('金额')).toBeNull();
  expect(screen.getByRole('link', { name: '返回消息' })).toHaveAttribute('href', '/user/notice/list');
});

it.each([
  ['zh', '2026年12月3日 14:30', '2026年11月20日 10:00'],
  ['en', '3 Dec 2026, 14:30', '20 Nov 2026, 10:00'],
] as const)('writes times among its values as people say them in %s', async (lang, value, sent) => {
  const list = [
    { keyword: '到期时间', data: '2026-12-03 14:30:05' },
    { keyword: '券号', data: '2026-12-03' },
  ];
  server.serve({ [ONE]: notice({ data: { list } }) });
  draw({ lang });
  expect((await screen.findByText('到期时间')).nextElementSibling).toHaveTextContent(value);
  expect(screen.getByText('券号').nextElementSibling).toHaveTextContent('2026-12-03');
  expect(screen.getByText(sent)).toBeInTheDocument();
});

it('shows the amount of a message about money', async () => {
  server.serve({ [ONE]: notice({ data: { type: 2, price: 40_780 } }) });
  draw();
  expect(await screen.findByText('¥407.80')).toBeInTheDocument();
});

it('says the amount once, whatever the values of the message repeat', async () => {
  const list = [
    { keyword: '金额', data: '407.80' },
    { keyword: '付款方式', data: '余额' },
  ];
  server.serve({ [ONE]: notice({ data: { type: 2, price: 40_780, list } }) });
  draw();
  expect(await screen.findByText('付款方式')).toBeInTheDocument();
  expect(screen.getAllByText('金额')).toHaveLength(1);
  expect(screen.queryByText('407.80')).toBeNull();
});

it.each([
  ['/pages/indent/detail?id=7', '查看订单', '/user/indent/detail?id=7'],
  ['/pages/order/score?id=7', '去评价', '/comment/score?id=7'],
  ['/pages/product/detail?id=12', '查看商品', '/product/detail/12'],
  ['/pages/finance/bill_show?id=3', '查看账单', '/user/finance/list'],
  ['/user/coupon/list', '查看优惠券', '/user/coupon/list'],
  ['/user/integralDraw/log', '查看中奖记录', '/user/integralDraw/log'],
])('leads from %s to its page', async (url, name, path) => {
  server.serve({ [ONE]: notice({ data: { url } }) });
  draw();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

it.each([
  ['says none', '', () => true],
  ['names no page of the shop', '/pages/nowhere', () => true],
  ['names a page the release does not have', '/pages/order/score?id=7', () => false],
])('leads nowhere when the message %s', async (_, url, leads) => {
  server.serve({ [ONE]: notice({ data: { url } }) });
  draw({ leads });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['that an unread message was read', null, 1],
  ['nothing of one read before', '2026-11-20 11:00:00', 0],
])('tells %s', async (_, read_at, times) => {
  server.serve({ [ONE]: notice({ read_at }) });
  const { shop } = draw();
  const heard: unknown[] = [];
  shop.bus.listen('notice:read', (payload) => heard.push(payload));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heard).toHaveLength(times));
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('link', { name: 'See the order' })).toBeInTheDocument();
});
