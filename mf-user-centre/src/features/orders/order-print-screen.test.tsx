import { refuse, screen, shopServer, within } from '@jishi/testing';
import { aWireOrderDetail, aWireOrderLine, aWireParcel } from '@jishi/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { OrderPrintScreen } from './order-print-screen.tsx';

const ORDER = 'GET goodIndent/detail/1';
const server = shopServer({ [ORDER]: aWireOrderDetail({ id: 1, state: 2, pay_time: '2026-11-20 10:05:00' }) });
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<OrderPrintScreen />, { path: '/user/indent/print?id=1', ...options });

afterEach(() => vi.unstubAllGlobals());

it('puts the order on one sheet, and is no invoice', async () => {
  draw();
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByRole('heading', { level: 1, name: '订单' })).toBeVisible();
  expect(sheet.getByText('订单编号 20261120000001')).toBeVisible();
  expect(sheet.getByText('待发货')).toBeVisible();
  expect(sheet.getByText('138****0001')).toBeVisible();
  expect(within(sheet.getByRole('table', { name: '商品清单' })).getAllByRole('row').length).toBeGreaterThan(1);
  expect(sheet.getByText('实付金额')).toBeVisible();
  expect(sheet.getByText(/本页不是发票/)).toBeVisible();
  expect(sheet.queryByText('商家发货')).not.toBeInTheDocument();
});

it('lists every parcel with its goods, and what was not sent yet', async () => {
  const lines = [aWireOrderLine({ id: 1, name: '草莓', number: 3 }), aWireOrderLine({ id: 2, name: '煎锅' })];
  const second = aWireParcel({ id: 12, odd: null, dhl: null, state: 'announced', goods_list: [{ id: 2, number: 1 }] });
  server.serve({
    [ORDER]: aWireOrderDetail({
      ...{ id: 1, state: 2, goods_list: lines, unsent: 1 },
      parcels: [aWireParcel({ id: 11 }), second],
    }),
  });
  draw();
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText('云途快运 · YT100000000011 · 运输中 · 2026年11月25日 10:00 发出')).toBeVisible();
  expect(within(sheet.getByRole('list', { name: '包裹 1/2 里的商品' })).getByText('草莓 × 2')).toBeVisible();
  expect(sheet.getByText(/^快递公司未注明 · 运单号还没有出来 · 等待揽收/)).toBeVisible();
  expect(within(sheet.getByRole('list', { name: '包裹 2/2 里的商品' })).getByText('煎锅 × 1')).toBeVisible();
  expect(sheet.getByText('待发货 1 件')).toBeVisible();
});

it('is a tag without prices where the order is a present', async () => {
  const lines = [aWireOrderLine({ id: 1, name: '草莓', number: 3 })];
  server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 2, goods_list: lines, gift_note: '生日快乐，\n少熬夜' }) });
  draw({ path: '/user/indent/print?id=1&slip=gift' });
  const slip = within(await screen.findByRole('article'));
  expect(slip.getByRole('heading', { level: 1, name: '给你的礼物' })).toBeVisible();
  expect(slip.getByText(/生日快乐/)).toBeVisible();
  expect(slip.getByText('草莓 × 3')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent(/[¥$]|订单编号|138/);
  expect(screen.getByRole('button', { name: '打印便签' })).toBeVisible();
});

it('is the order where it is no present, whatever the address asks for', async () => {
  draw({ path: '/user/indent/print?id=1&slip=gift' });
  expect(await screen.findByRole('heading', { level: 1, name: '订单' })).toBeVisible();
});

it('prints at a press, and leads back to the order', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = draw({ lang: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Print this order' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/user/indent/detail?id=1');
});

it('offers another attempt when the order does not answer', async () => {
  server.serve({ [ORDER]: refuse('', 0, 503, 'unavailable') });
  draw();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});
