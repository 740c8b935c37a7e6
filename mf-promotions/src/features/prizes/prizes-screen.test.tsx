import { expectRetry, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireDrawLog, aWirePrize } from '@jishi/testing/builders';
import { expect, it, vi } from 'vitest';
import { draw as drawScreen } from '../../testing/draw.tsx';
import { PrizesScreen } from './prizes-screen.tsx';

const LIST = 'GET integralDrawLog';
const draw = (query = '', options: Parameters<typeof drawScreen>[1] = {}) =>
  drawScreen(<PrizesScreen />, { path: `/user/integralDraw/log${query}`, ...options });
const lottery = { id: 4, name: '秋收大转盘', type: 1 };
const kind = (name: string, value: string | null = null, recycle = 0) =>
  aWirePrize({ id: 9, name, model_type: `App\\Models\\v1\\${name}`, value, recycle });
const rows = [
  aWireDrawLog({ id: 1, integral_draw: lottery, state: '随便', state_code: 0, redeem_before: '2026-12-05 10:00:00' }),
  aWireDrawLog({ id: 2, state: '未兑换', state_code: 1, model_type: 'App\\Models\\v1\\GoodIndent', model_id: 31 }),
  aWireDrawLog({ id: 3, state_code: 1, integral_prize: kind('IntegralConfiguration', '20') }),
  aWireDrawLog({ id: 4, state_code: 1, integral_prize: kind('Coupon') }),
  aWireDrawLog({ id: 5, state_code: 1, integral_prize: kind('MoneyLog', '500') }),
  aWireDrawLog({ id: 6, state_code: 2, integral_prize: kind('GoodSku', null, 300) }),
];
const server = shopServer({ [LIST]: wirePage(rows) });

const lineOf = async (index: number) => {
  const table = await screen.findByRole('table', { name: '中奖记录' });
  const line = within(table).getAllByRole('row')[index + 1];
  if (!line) throw new Error(`There is no row ${index}`);
  return within(line);
};

it('leads a prize to its order by the code of its state, never by its label, and says until when', async () => {
  draw();
  const open = await lineOf(0);
  expect(open.getByRole('link', { name: '填地址领取：保温杯' })).toHaveAttribute(
    'href',
    '/indent/create?integral_draw_log_id=1',
  );
  expect(open.getByText('待领取')).toBeInTheDocument();
  expect(open.getByText('2026年12月5日 10:00 前填写地址')).toBeInTheDocument();
  expect(open.getByRole('link', { name: '秋收大转盘' })).toHaveAttribute('href', '/user/integralDraw?id=4');
  const ordered = await lineOf(1);
  expect(ordered.getByText('已下单')).toBeInTheDocument();
  expect(ordered.getByRole('link', { name: '查看订单：保温杯' })).toHaveAttribute('href', '/user/indent/detail?id=31');
});

it.each([
  [2, '已到账', '/user/integral/list'],
  [3, '已到账', '/user/coupon/list'],
  [4, '已到账', '/user/finance/list'],
  [5, '超时未领，折成 300 积分', '/user/integral/list'],
])('row %d says %s and leads to %s', async (index, words, way) => {
  draw();
  const line = await lineOf(index);
  expect(line.getByText(words)).toBeInTheDocument();
  expect(line.getByRole('link')).toHaveAttribute('href', way);
});

it('leads nowhere the release has no page for', async () => {
  draw('', { has: () => false });
  const line = await lineOf(0);
  expect(line.queryByRole('link', { name: /填地址/ })).not.toBeInTheDocument();
});

it('sorts by time in the address', async () => {
  const { user, router } = draw();
  await user.click(await screen.findByRole('button', { name: '中奖时间' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=oldest'));
  await waitFor(() => expect(server.asked.at(-1)?.query.get('sort')).toBe('created_at'));
});

it.each([
  ['', 0, '还没有中奖记录', '/user/integralDraw/list'],
  ['?page=7', 12, '这一页没有中奖记录', '/user/integralDraw/log'],
])('%j without prizes leads on', async (query, total, title, way) => {
  server.serve({ [LIST]: wirePage([], total, 10) });
  draw(query);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(way);
});

it('can be tried again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expectRetry(server, { request: LIST, draw, answer: wirePage(rows), found: () => screen.findByText('待领取') });
});

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(await screen.findByRole('link', { name: 'Claim it: 保温杯' })).toBeInTheDocument();
  expect(screen.getByText('Not claimed in time, 300 points instead')).toBeInTheDocument();
});
