import { act, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw as drawCustomer, noService } from '../../testing/draw.tsx';
import { RefundDetailScreen } from './refund-detail-screen.tsx';

const REFUND = 'GET refund/12';
const event = (state: string, actor = 'shop', words: string | null = null) => ({
  ...{ state, actor, words },
  time: '2026-11-20 10:00:00',
});
const refund = (more: object = {}) => ({
  ...{ id: 12, identification: 'T20261120', good_indent_id: 7, order_identification: '20261118', kind: 'return' },
  ...{
    state: 'asked',
    reason: 'damaged',
    reason_show: '收到时有损坏',
    remark: '手柄有划痕',
    answer: null,
    amount: 33.35,
  },
  ...{ freight: 0, integral: 900, integral_money: 9, coupon_money: 2.5, way_code: 1, dhl_id: 0, odd: null },
  ...{ deadline: '2099-11-21 10:00:00', refund_time: null, created_at: '2026-11-20 10:00:00' },
  ...{ server_time: '2026-11-20 10:00:00', dhl_name: null, return_address: null, couriers: [], resources: [] },
  lines: [{ id: 2, good_id: 102, name: '奶茶', img: null, product_sku: [], price: 44.85, number: 1, amount: 33.35 }],
  events: [event('asked', 'customer', '手柄有划痕')],
  ...more,
});
const agreed = {
  state: 'agreed',
  events: [event('asked', 'customer'), event('agreed')],
  return_address: '集市退货仓',
  couriers: [{ id: 3, name: '云途快运' }],
};

const server = shopServer({
  ...noService,
  [REFUND]: refund(),
  'POST refund/withdraw/12': '已撤回',
  'POST refund/send/12': '已保存',
});
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<RefundDetailScreen />, { path: '/user/refund/detail?id=12', ...options });

it('tells how far it is, what it is about, and what happened', async () => {
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '等摊主答复' })).toBeVisible();
  expect(screen.getByRole('link', { name: '20261118' })).toHaveAttribute('href', '/user/indent/detail?id=7');
  expect(screen.getByText('你提交了申请')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

it('says of what language everybody’s words are', async () => {
  const events = [event('asked', 'customer', '手柄有划痕'), event('refused', 'shop', 'Pictures show no damage.')];
  server.serve({ [REFUND]: refund({ state: 'refused', deadline: null, reason_show: 'Damaged', events }) });
  draw();
  expect(await screen.findByText('Damaged')).toHaveAttribute('lang', 'en-US');
  for (const words of screen.getAllByText('手柄有划痕')) expect(words).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getAllByText('手柄有划痕')).toHaveLength(2);
  expect(screen.getByText('Pictures show no damage.')).toHaveAttribute('lang', 'en-US');
});

it('is withdrawn after a question', async () => {
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name: '撤回申请' }));
  server.serve({ [REFUND]: refund({ state: 'withdrawn', deadline: null, events: [event('withdrawn', 'customer')] }) });
  await user.click(screen.getAllByRole('button', { name: '撤回申请' }).at(-1) ?? document.body);
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已撤回' }]));
  expect(await screen.findByRole('link', { name: '再次申请' })).toHaveAttribute('href', '/user/refund/ask?order=7');
});

it('takes the parcel of an agreed return, with the faults in their fields', async () => {
  server.serve({ [REFUND]: refund(agreed) });
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name: '我已寄出' }));
  expect(screen.getByText('请填写运单号', { selector: 'span' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '快递公司' }), '3');
  expect(screen.getByRole('combobox', { name: '快递公司' })).toBeValid();
  await user.type(screen.getByRole('textbox', { name: '运单号' }), 'SF1');
  expect(screen.getByText('请填写运单号', { selector: 'span' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '运单号' }), '23456');
  expect(screen.queryByText('请填写运单号', { selector: 'span' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '我已寄出' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已记下，等摊主查收' }]));
  expect(server.asked.find(({ path }) => path.includes('refund/send'))?.body).toEqual({ dhl_id: 3, odd: 'SF123456' });
});

it('keeps what was typed when the shop refuses', async () => {
  server.serve({
    [REFUND]: refund(agreed),
    'POST refund/send/12': refuse('退款状态已变化，请刷新', 50003, 401, 'conflict'),
  });
  const { user } = draw();
  await user.selectOptions(await screen.findByRole('combobox', { name: '快递公司' }), '3');
  await user.type(screen.getByRole('textbox', { name: '运单号' }), 'SF123456');
  await user.click(screen.getByRole('button', { name: '我已寄出' }));
  expect(await screen.findByText('退款状态已变化，请刷新')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '运单号' })).toHaveValue('SF123456');
});

it('sends the parcel once, and asks before it is left with one half typed in', async () => {
  server.serve({ [REFUND]: refund(agreed) });
  const { user, router } = draw();
  await user.type(await screen.findByRole('textbox', { name: '运单号' }), 'SF123456');
  await act(() => router.navigate('/user/portal'));
  await user.click(await screen.findByRole('button', { name: '留下继续填' }));
  expect(screen.getByRole('textbox', { name: '运单号' })).toHaveValue('SF123456');
  await user.selectOptions(screen.getByRole('combobox', { name: '快递公司' }), '3');
  await user.dblClick(screen.getByRole('button', { name: '我已寄出' }));
  await waitFor(() => expect(server.asked.filter(({ path }) => path.includes('refund/send'))).toHaveLength(1));
  await act(() => router.navigate('/user/portal'));
  expect(router.state.location.pathname).toBe('/user/portal');
});

it('says that nobody acted in time', async () => {
  const events = [event('asked', 'customer'), event('refunding', 'clock'), event('refunded')];
  server.serve({ [REFUND]: refund({ state: 'refunded', deadline: null, refund_time: '2026-11-21 10:00:00', events }) });
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '已退款' })).toBeVisible();
  expect(screen.getByText('摊主没有及时处理，自动退款')).toBeVisible();
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for an answer' })).toBeVisible();
});
