import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireUser } from '@jishi/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { CloseAccountScreen } from './close-account-screen.tsx';

const nothing = { orders: [], money: 0, integral: 0, integralMoney: 0, coupons: 0, prizes: 0 };
const rich = { ...nothing, money: 128.5, integral: 500, integralMoney: 5, coupons: 2, prizes: 1 };
const anOrder = (id: number, state: number) => ({
  id,
  identification: `2026112000000${id}`,
  state,
  state_show: '',
  total: 39.9,
});
const fresh = { seconds_left: 600, ways: ['cellphone'] };
const stale = { seconds_left: 0, ways: ['cellphone'] };

const server = shopServer({
  'GET user': aWireUser({ cellphone: '13800000001' }),
  'GET user/closing': rich,
  'GET user/proof': fresh,
  'POST cancel': '账号已注销',
});
type Options = Parameters<typeof drawCustomer>[1];
const draw = (options: Options = {}) => drawCustomer(<CloseAccountScreen />, { path: '/user/cancel', ...options });
const closed = () => server.asked.filter(({ path }) => path === 'cancel');
const submit = () => screen.findByRole('button', { name: '注销账号' });
const dialog = () => within(screen.getByRole('dialog'));

async function toFirstQuestion(options: Options = {}) {
  const drawn = draw(options);
  const leave = vi.fn(async () => undefined);
  drawn.shop.session.setState({ leave });
  await drawn.user.click(await screen.findByRole('checkbox', { name: /我已看完/ }));
  await drawn.user.click(await submit());
  return { ...drawn, leave };
}

describe('what is shown', () => {
  it('names every order that keeps the account open, with the way to it', async () => {
    server.serve({ 'GET user/closing': { ...rich, orders: [anOrder(1, 1), anOrder(2, 2)] } });
    const { user } = draw();
    expect(await screen.findByRole('heading', { name: '还有 2 个订单没处理完，处理完才能注销' })).toBeInTheDocument();
    const first = await screen.findByRole('link', { name: '去处理订单 20261120000001' });
    expect(first).toHaveAttribute('href', '/user/indent/detail?id=1');
    expect(screen.getByRole('link', { name: '查看订单 20261120000002' })).toBeInTheDocument();
    expect(screen.getByText('待发货')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /我已看完/ }));
    expect(await submit()).toBeDisabled();
    expect(await submit()).toHaveAccessibleDescription('处理完上面的订单才能注销');
  });

  it('tells what would be lost, and what was never there', async () => {
    draw();
    const card = within(await screen.findByRole('region', { name: '注销后会失去' }));
    const rows = card.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      '余额不能提现，也不会退回去看看¥128.50',
      '积分约合 ¥5.00去看看500',
      '可用的优惠券去看看2 张',
      '未兑换的奖品去看看1 件',
    ]);
    expect(screen.getByText(/138\*\*\*\*0001 不能再登录或注册/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '我的数据' })).toHaveAttribute('href', '/user/data');
  });

  it('leads nowhere the release has no page for', async () => {
    draw({ has: () => false });
    await screen.findByRole('region', { name: '注销后会失去' });
    expect(screen.queryByRole('link', { name: /去看看/ })).toBeNull();
  });

  it('shows its shape while loading, and can be tried again', async () => {
    server.serve({ 'GET user/closing': refuse('', 0, 503, 'unavailable') });
    const { user } = draw();
    expect(screen.getByRole('heading', { level: 1, name: '注销账号' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('没加载出来');
    server.serve({ 'GET user/closing': nothing });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有未完成的订单，可以注销')).toBeInTheDocument();
  });
});

describe('closing', () => {
  it('takes a tick and two answers, then leaves for the good-bye', async () => {
    const { user, leave } = await toFirstQuestion();
    expect(dialog().getByRole('heading', { name: '真的要注销账号吗？' })).toBeInTheDocument();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['余额 ¥128.50', '积分 500', '可用的优惠券 2 张', '未兑换的奖品 1 件']);
    await user.click(dialog().getByRole('button', { name: '继续注销' }));
    await screen.findByRole('heading', { name: '最后确认：立即注销？' });
    expect(closed()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: '立即注销' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['/pass/closed']]));
    expect(closed()).toHaveLength(1);
  });

  it('is not begun without the tick', async () => {
    draw();
    expect(await submit()).toBeDisabled();
  });

  it.each(['first', 'second'])('ends at the %s question when somebody thinks again', async (at) => {
    const { user } = await toFirstQuestion();
    if (at === 'second') {
      await user.click(dialog().getByRole('button', { name: '继续注销' }));
      await screen.findByRole('heading', { name: '最后确认：立即注销？' });
    }
    expect(dialog().getByRole('button', { name: '再想想' })).toHaveFocus();
    await user.click(dialog().getByRole('button', { name: '再想想' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed()).toEqual([]);
  });

  it('asks who is there between the questions, when that was long ago', async () => {
    server.serve({
      'GET user/proof': stale,
      'POST user/proof/code': { code: 54321 },
      'POST user/proof': '身份验证通过',
    });
    const { user } = await toFirstQuestion();
    await user.click(dialog().getByRole('button', { name: '继续注销' }));
    expect(await screen.findByText('注销后不能恢复，只能由你本人操作。')).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: /验证码/ }), '54321');
    server.serve({ 'GET user/proof': fresh });
    await user.click(dialog().getByRole('button', { name: '验证' }));
    expect(await screen.findByRole('heading', { name: '最后确认：立即注销？' })).toBeInTheDocument();
    expect(server.asked.find(({ method, path }) => method === 'POST' && path === 'user/proof')?.body).toEqual({
      by: 'cellphone',
      code: '54321',
    });
  });

  it('tells the refusal by name, and shows the order that was placed meanwhile', async () => {
    server.serve({ 'POST cancel': refuse('还有未完成的订单，暂不能注销：20261120000009', 50004, 401, 'conflict') });
    const { user, leave } = await toFirstQuestion();
    await user.click(dialog().getByRole('button', { name: '继续注销' }));
    await screen.findByRole('heading', { name: '最后确认：立即注销？' });
    server.serve({ 'GET user/closing': { ...rich, orders: [anOrder(9, 1)] } });
    await user.click(dialog().getByRole('button', { name: '立即注销' }));
    expect(await dialog().findByText(/20261120000009/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: '再想想' }));
    expect(await screen.findByRole('link', { name: '去处理订单 20261120000009' })).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is sent once, however often somebody presses', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    server.serve({ 'POST cancel': () => promise });
    const { user, leave } = await toFirstQuestion({ lang: 'zh' });
    await user.click(dialog().getByRole('button', { name: '继续注销' }));
    await user.dblClick(await screen.findByRole('button', { name: '立即注销' }));
    expect(await screen.findByRole('button', { name: '正在注销' })).toBeInTheDocument();
    resolve('ok');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(closed()).toHaveLength(1);
  });

  it('leaves for the page in the language one is in', async () => {
    const { user, shop } = draw({ lang: 'en', path: '/en/user/cancel' });
    const leave = vi.fn(async () => undefined);
    shop.session.setState({ leave });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    await user.click(dialog().getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Close it now' }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });
});
