import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireOrderDetail } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { customer, draw } from '../../testing/draw.tsx';
import { aWirePayment } from '../../testing/wire-payment.ts';
import { PaySuccessScreen } from './pay-success-screen.tsx';

const payment = 'GET goodIndent/pay/31';
const server = shopServer({ [payment]: aWirePayment({ state: 2 }) });

const drawSuccess = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<PaySuccessScreen />, { path: '/money/success?id=31', route: '/money/success', customer, ...options });

it('says number and amount, and where to go', async () => {
  drawSuccess();
  expect(screen.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  expect(await screen.findByText('2025111208364471001')).toBeVisible();
  expect(screen.getByText('¥415.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/indent/detail?id=31');
  expect(screen.getByRole('link', { name: '继续逛逛' })).toHaveAttribute('href', '/category/list');
  expect(screen.getByTestId('fragment mf_catalog/product-strip')).toHaveAttribute(
    'data-props',
    '{"title":"猜你会喜欢","limit":5,"place":"paid","productIds":[],"except":[]}',
  );
});

it('suggests what others bought with what was bought, and not the same again', async () => {
  const order = aWireOrderDetail({ id: 31, state: 2 });
  server.serve({ 'GET goodIndent/detail/31': order });
  drawSuccess();
  const ids = [...new Set(order.goods_list.map(({ good_id }) => String(good_id)))];
  expect(ids).not.toEqual([]);
  await waitFor(() => {
    const props = screen.getByTestId('fragment mf_catalog/product-strip').dataset['props'] ?? '';
    expect(JSON.parse(props)).toMatchObject({ place: 'paid', productIds: ids, except: ids });
  });
});

it.each([
  ['codes', { good_code: [{ id: 1, good_sku_id: 1, name: null, code: 'K-200' }] }, /^卡密已经发到订单里/],
  ['files', { download: true }, /^文件已经放在订单里/],
])('says that %s are in the order', async (_what, wire, said) => {
  server.serve({ 'GET goodIndent/detail/31': aWireOrderDetail({ id: 31, state: 5, ...wire }) });
  drawSuccess();
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/indent/detail?id=31');
});

it('speaks of no payment when there was nothing to pay', async () => {
  server.serve({ [payment]: aWirePayment({ state: 2, total: 0 }) });
  drawSuccess();
  expect(await screen.findByRole('heading', { level: 1, name: '下单成功' })).toBeVisible();
  expect(screen.queryByText('支付金额')).not.toBeInTheDocument();
});

it('speaks English and offers only what the release has', async () => {
  drawSuccess({ lang: 'en', has: () => false });
  expect(screen.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  expect(await screen.findByText('Order number')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByTestId('fragment mf_catalog/product-strip')).not.toBeInTheDocument();
});

it('stays a success when the facts do not come, with another attempt', async () => {
  server.serve({ [payment]: refuse('系统繁忙', -1, 503, 'unavailable') });
  const { user } = drawSuccess();
  const retry = await screen.findByRole('button', { name: '重试' });
  server.serve({ [payment]: aWirePayment({ state: 2 }) });
  await user.click(retry);
  expect(await screen.findByText('2025111208364471001')).toBeVisible();
});

it('reports the purchase with its lines', async () => {
  server.serve({ 'GET goodIndent/detail/31': aWireOrderDetail({ id: 31 }) });
  const { shop } = drawSuccess();
  const reports: unknown[] = [];
  shop.bus.listen('commerce:reported', (report) => reports.push(report));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ name: 'purchase', orderNumber: '2025111208364471001', paid: 41_500 });
});

it('says when the parcel arrives, what it gives in points, and what is in it', async () => {
  const line = { number: 2, price: 24.9 };
  const order = aWireOrderDetail({ id: 31, state: 2 });
  server.serve({
    'GET goodIndent/detail/31': {
      ...order,
      goods_list: order.goods_list.map((one) => ({ ...one, ...line })),
      arrives_from: '2026-11-23',
      arrives_until: '2026-11-23',
      points_due: 146,
      coupon_money: 920,
    },
  });
  drawSuccess();
  expect(await screen.findByText('预计11月23日（周一）送达')).toBeVisible();
  expect(screen.getByText('收货后得 146 积分')).toBeVisible();
  const goods = within(screen.getByRole('list', { name: '这一单的商品' }));
  expect(goods.getAllByRole('listitem')).toHaveLength(2);
  expect(goods.getByText('× 2')).toBeVisible();
  expect(goods.getByText('¥49.80')).toBeVisible();
  expect(goods.getByText('-¥9.20')).toBeVisible();
});

it('names no day where the shop names none, and says how many more were bought', async () => {
  const order = aWireOrderDetail({ id: 31, state: 2 });
  const [line] = order.goods_list;
  const goods_list = Array.from({ length: 7 }, (_, id) => ({ ...line, id: id + 1 }));
  server.serve({ 'GET goodIndent/detail/31': { ...order, goods_list, points_due: 0 } });
  drawSuccess();
  expect(await screen.findByText('另有 2 种商品')).toBeVisible();
  expect(screen.queryByText(/送达/)).not.toBeInTheDocument();
  expect(screen.queryByText(/积分/)).not.toBeInTheDocument();
});
