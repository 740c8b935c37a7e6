import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { expect, it } from 'vitest';
import { draw as drawCustomer, noService } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import askRefund from './ask-refund-page.ts';
import { AskRefundScreen } from './ask-refund-screen.tsx';

const OFFER = 'GET refund/order/7';
const QUOTE = 'POST refund/preview/7';
const ASK = 'POST refund/order/7';

const line = (id: number, name: string, more: object = {}) => ({
  ...{ id, good_id: 100 + id, name, img: '/media/goods/1.webp', product_sku: [], price: 44.85, number: 2, left: 2 },
  obstacle: null,
  ...more,
});
const offer = (more: object = {}) => ({
  ...{ good_indent_id: 7, identification: '20261118', obstacle: null, until: '2026-11-25 10:00:00' },
  ...{ server_time: '2026-11-20 10:00:00', kinds: ['refund', 'return'] },
  reasons: [
    { word: 'no-reason', text: '七天无理由退货', kinds: ['return'] },
    { word: 'damaged', text: '收到时有损坏', kinds: ['refund', 'return'] },
  ],
  lines: [line(1, '煎锅'), line(2, '奶茶'), line(3, '会员卡', { left: 0, obstacle: 'handed-out' })],
  ...more,
});
const quote = {
  ...{ goods: 44.85, coupon_money: 2.5, integral_money: 9, integral: 900, freight: 0, amount: 33.35, way_code: 1 },
  ...{ is_last: false, has_coupon: true },
  lines: [{ id: 2, number: 1, goods: 44.85, coupon_money: 2.5, amount: 42.35 }],
};

const server = shopServer({ ...noService, [OFFER]: offer(), [QUOTE]: quote, [ASK]: 12 });
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<AskRefundScreen />, { path: '/user/refund/ask?order=7', ...options });
const choose = async (user: ReturnType<typeof draw>['user'], reason = 'damaged') => {
  await user.click(await screen.findByRole('checkbox', { name: '退 奶茶' }));
  await user.click(screen.getByRole('button', { name: '少退一件' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^原因/ }), reason);
};

it('shows what can be returned, and what cannot and why', async () => {
  draw();
  expect(await screen.findByText('订单 20261118')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '退 会员卡' })).toBeDisabled();
  expect(screen.getByText('已经交付，不能退')).toBeVisible();
  expect(screen.getByText('先选要退的商品和原因，就会算出金额。')).toBeVisible();
});

it('has the order at hand for customer service', async () => {
  const { head } = await load(askRefund, 'order=7');
  expect(head?.subject).toMatchObject({ kind: 'order', number: '20261118', name: expect.stringContaining('煎锅') });
});

it('says until when, and takes all of it by one press and back', async () => {
  const { user } = draw();
  const all = await screen.findByRole('checkbox', { name: '全选' });
  expect(screen.getByText('2026年11月25日 10:00 前可以申请')).toBeVisible();
  const line = screen.getByRole('checkbox', { name: '退 奶茶' });
  await user.click(line);
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await user.click(all);
  expect(line).not.toBeChecked();
});

it('tells what happens next, by the way that is chosen', async () => {
  const { user } = draw();
  expect(await screen.findByText('把商品寄回，填上运单号')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^仅退款/ }));
  expect(screen.queryByText('把商品寄回，填上运单号')).toBeNull();
  expect(screen.getByText('同意后钱退回给你')).toBeVisible();
});

it('sends what was pressed while the amount was being counted', async () => {
  const { promise: counted, resolve: count } = Promise.withResolvers<object>();
  server.serve({ [QUOTE]: async () => counted });
  const { user } = draw();
  await choose(user);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  const asked = () => server.asked.filter(({ method, path }) => method === 'POST' && path === 'refund/order/7');
  expect(screen.getByRole('button', { name: /提交中/ })).toBeVisible();
  expect(asked()).toEqual([]);
  count(quote);
  await waitFor(() => expect(asked().map(({ body }) => body)).toMatchObject([{ amount: 33.35 }]));
});

it('does not send at an amount that was not in sight', async () => {
  const { promise: counted, resolve: count } = Promise.withResolvers<object>();
  const { user } = draw();
  await choose(user);
  await screen.findByText('原路退回');
  server.serve({ [QUOTE]: async () => counted });
  await user.click(screen.getByRole('button', { name: '多退一件' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  count({ ...quote, amount: 70 });
  expect((await screen.findAllByText('¥70.00'))[0]).toBeInTheDocument();
  expect(server.asked.filter(({ method, path }) => method === 'POST' && path === 'refund/order/7')).toEqual([]);
  expect(screen.getByRole('button', { name: '提交申请' })).toBeEnabled();
});

it('asks the server for the amount and tells where it goes', async () => {
  const { user } = draw();
  await choose(user);
  const sum = within(screen.getByRole('region', { name: '退多少，退到哪' }));
  expect(await sum.findByText('原路退回')).toBeVisible();
  expect(sum.getByText('900 积分，值 ¥9.00')).toBeVisible();
  expect(sum.getByText('订单没退完，不退回')).toBeVisible();
  expect(screen.getByText('¥44.85，减去分摊的优惠券 ¥2.50')).toBeVisible();
  const asked = server.asked.filter(({ path }) => path.includes('preview')).at(-1);
  expect(asked?.body).toEqual({ kind: 'return', reason: 'damaged', lines: [{ id: 2, number: 1 }] });
});

it('sends the request once for the amount that was shown, and shows the refund', async () => {
  const { user, messages, router } = draw();
  await choose(user);
  await user.type(screen.getByRole('textbox', { name: /^说给摊主听/ }), '手柄有划痕');
  await screen.findByText('原路退回');
  await user.dblClick(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '申请已提交，摊主会尽快答复' }]));
  const sent = server.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('refund/order/7'));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ kind: 'return', reason: 'damaged', lines: [{ id: 2, number: 1 }] },
      ...{ remark: '手柄有划痕', resources: [], amount: 33.35 },
    },
  ]);
  expect(router.state.location.pathname + router.state.location.search).toBe('/user/refund/detail?id=12');
});

it('of an order sent in parts lets choose what way and reason are for', async () => {
  const reasons = [
    { word: 'too-slow', text: '一直没有发货', kinds: ['refund'], stages: ['unsent'] },
    { word: 'damaged', text: '收到时有损坏', kinds: ['refund', 'return'], stages: ['sent'] },
    { word: 'other', text: '其他原因', kinds: ['refund', 'return'], stages: ['unsent', 'sent'] },
  ];
  const lines = [line(1, '煎锅', { left: 3, unsent: 1 }), line(2, '奶茶', { unsent: 2 }), line(3, '鱼', { unsent: 0 })];
  server.serve({ [OFFER]: offer({ reasons, lines }) });
  const { user } = draw();
  const pieces = () => screen.getByRole('spinbutton', { name: '煎锅 退几件' });
  const because = (reason: string) => user.selectOptions(screen.getByRole('combobox', { name: /^原因/ }), reason);
  expect(await screen.findByText('其中 1 件未发货')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^仅退款/ })).toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: '退 煎锅' }));
  expect(pieces()).toHaveValue('2');
  await because('too-slow');
  expect(pieces()).toHaveValue('1');
  expect(screen.getByRole('button', { name: '多退一件' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: '退 鱼' })).toBeDisabled();
  expect(screen.getByText('已经发货，换个方式或原因才能选')).toBeVisible();

  await because('other');
  await user.click(screen.getByRole('radio', { name: /^退货退款/ }));
  expect(screen.getByRole('checkbox', { name: '退 奶茶' })).toBeDisabled();
  expect(pieces()).toHaveValue('2');
  const asked = server.asked.filter(({ path }) => path.includes('preview')).at(-1);
  await waitFor(() => expect(asked?.body).toMatchObject({ lines: [{ id: 1, number: 2 }] }));
});

it('says what is missing and sends nothing', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(screen.getByText('请选择要退的商品')).toBeVisible();
  const first = screen.getByRole('checkbox', { name: '退 煎锅' });
  expect(first).toHaveAccessibleDescription('请选择要退的商品');
  expect(first).toHaveFocus();
  expect(screen.getByText('请选择原因', { selector: 'span' })).toBeVisible();
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
  await choose(user, 'no-reason');
  expect(screen.queryByText('请选择要退的商品')).toBeNull();
  expect(screen.queryByText('请选择原因', { selector: 'span' })).toBeNull();
});

it('forgets a reason that does not fit another way', async () => {
  const { user } = draw();
  await choose(user, 'no-reason');
  await user.click(screen.getByRole('radio', { name: /^仅退款/ }));
  expect(screen.getByRole('combobox', { name: /^原因/ })).toHaveValue('');
});

it('loses nothing when the shop refuses', async () => {
  server.serve({ [ASK]: refuse('退款金额有变化，请重新确认', 50004, 401, 'conflict') });
  const { user } = draw();
  await choose(user);
  await screen.findByText('原路退回');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('退款金额有变化，请重新确认')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '退 奶茶' })).toBeChecked();
});

it.each([
  [{ obstacle: 'state' }, '这个订单现在不能申请退款', /^没付款的订单可以直接取消/],
  [{ obstacle: 'late' }, '已经过了可以申请退款的时间', /^申请到 2026年11月25日 10:00 为止/],
  [{ obstacle: 'nothing-paid' }, '这个订单没有付过钱', /没有钱可以退/],
  [{ lines: [line(1, '茶', { left: 0, obstacle: 'none-left' })] }, '这个订单没有可以退的商品了', /进度在订单里/],
  [
    { lines: [line(1, '会员卡', { left: 0, obstacle: 'handed-out' })] },
    '这个订单没有可以退的商品',
    /^卡密、下载和服务类商品交付后不能退/,
  ],
])('says why nothing can be returned, and what else can be done: %o', async (more, title, why) => {
  server.serve({ [OFFER]: offer(more) });
  draw();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: '回到订单' })).toHaveAttribute('href', '/user/indent/detail?id=7');
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('button', { name: 'Send the request' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Ask for a refund' })).toBeInTheDocument();
});
