import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFeatures, aWireOrderCounts, aWireSavedGood, aWireUser } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { draw as drawCustomer, FEATURES } from '../../testing/draw.tsx';
import { shortcuts } from './components/shortcuts.tsx';
import { PortalScreen } from './portal-screen.tsx';

const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET user': aWireUser(),
  'GET goodIndent/quantity': aWireOrderCounts(),
  'GET refund/quantity': 2,
  'GET browse': wirePage([aWireSavedGood({ id: 1 }), aWireSavedGood({ id: 2, good: null })]),
  'GET collect': wirePage([]),
  'GET notification/unread': 0,
  'GET coupon/user': { ...wirePage([]), counts: null, server_time: null },
});
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) => drawCustomer(<PortalScreen />, options);

describe('who', () => {
  it('shows name, number, balance and points', async () => {
    draw();
    expect(screen.getByRole('heading', { level: 1, name: '个人中心' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '小满' })).toBeInTheDocument();
    expect(screen.getByText('138****0001')).toBeInTheDocument();
    expect(screen.getByText('¥10,000.00')).toBeInTheDocument();
    expect(screen.getByText('5,000')).toBeInTheDocument();
    expect(screen.getByText('可抵 ¥50.00')).toBeInTheDocument();
  });

  it.each([
    ['the number without a name', { nickname: null }, '138****0001'],
    ['a guest without both', { nickname: null, cellphone: null }, '客人'],
  ])('shows %s', async (_, user, name) => {
    server.serve({ 'GET user': aWireUser(user) });
    draw();
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  });

  it('shows no points where the shop has none', async () => {
    server.serve({ 'GET user': aWireUser({ integral: null }) });
    draw();
    await screen.findByText('¥10,000.00');
    expect(screen.queryByText('可用积分')).toBeNull();
  });

  it('links only to pages the release has', async () => {
    const { unmount } = draw();
    expect(await screen.findByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/user/userinfo');
    expect(screen.getByRole('link', { name: '可抵 ¥50.00' })).toHaveAttribute('href', '/user/integral/list');
    expect(screen.getByRole('link', { name: '查看账单' })).toHaveAttribute('href', '/user/finance/list');
    // Only phones show them; this window is wider.
    expect(within(screen.getByLabelText('快捷入口')).getAllByRole('link', { hidden: true })).toHaveLength(
      shortcuts.length,
    );
    unmount();
    draw({ has: () => false });
    await screen.findByText('¥10,000.00');
    expect(screen.queryByRole('link', { name: '编辑资料' })).toBeNull();
    expect(screen.queryByRole('link', { name: '查看账单' })).toBeNull();
    expect(screen.queryByLabelText('快捷入口')).toBeNull();
  });
});

describe('orders', () => {
  it('counts what waits and leads there', async () => {
    draw();
    expect(await screen.findByRole('link', { name: /^1\s*待付款$/ })).toHaveAttribute(
      'href',
      '/user/indent/list?index=1',
    );
    expect(screen.getByRole('link', { name: /^2\s*待发货$/ })).toHaveAttribute('href', '/user/indent/list?index=2');
    expect(screen.getByRole('link', { name: '待收货' })).toHaveAttribute('href', '/user/indent/list?index=3');
    expect(screen.getByRole('link', { name: /^1\s*待评价$/ })).toHaveAttribute('href', '/user/indent/list?index=10');
    expect(screen.getByRole('link', { name: /^2\s*退款$/ })).toHaveAttribute(
      'href',
      '/user/indent/list?index=after_sale',
    );
    expect(screen.getByRole('link', { name: '全部订单' })).toHaveAttribute('href', '/user/indent/list');
  });

  it('counts no reviews where the shop has none', async () => {
    server.serve({ [FEATURES]: aWireFeatures({ comment: false }) });
    draw();
    await screen.findByRole('link', { name: '待收货' });
    expect(screen.queryByRole('link', { name: /待评价/ })).toBeNull();
  });
});

describe('what is worth a look', () => {
  const HOUR = 3_600_000;
  const inHours = (hours: number) =>
    new Date(Date.now() + hours * HOUR).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const coupon = (id: number, hours: number) => ({
    id,
    user_id: 1,
    coupon_id: 70,
    ticket: `ABCD-${id}`,
    state: 0,
    failure_time: inHours(hours),
    created_at: '2026-11-01 10:00:00',
    coupon: {
      id: 70,
      name: '满减',
      type: 1,
      cost: 30,
      sill: 199,
      limit_get: 1,
      starttime: '2026-11-01 10:00:00',
      endtime: '2099-12-01 00:00:00',
    },
  });

  it('counts coupons, and those that end soon', async () => {
    server.serve({
      'GET coupon/user': {
        ...wirePage([coupon(1, 10), coupon(2, 50), coupon(3, 900)]),
        counts: null,
        server_time: null,
      },
    });
    draw();
    expect(await screen.findByRole('link', { name: '2 张快过期' })).toHaveAttribute('href', '/user/coupon/list');
  });

  it('says how many messages wait, and leads there', async () => {
    server.serve({ 'GET notification/unread': 3 });
    draw();
    expect(await screen.findByRole('link', { name: '有 3 条新消息等你看' })).toHaveAttribute(
      'href',
      '/user/notice/list',
    );
  });

  it('shows favourites that got cheaper, from what to what', async () => {
    server.serve({ 'GET collect': wirePage([aWireSavedGood({ id: 7, price_fell: 10 })], 9) });
    draw();
    const card = within((await screen.findByRole('heading', { name: '收藏降价了' })).closest('section')!);
    expect(card.getByText('9 件')).toBeInTheDocument();
    const product = card.getByRole('link', { name: /看过的商品 7/ });
    expect(product).toHaveAttribute('href', '/product/detail/107');
    expect(product).toHaveTextContent('收藏时的价格 ¥29.90');
    expect(product).toHaveTextContent('¥19.90');
    expect(card.getByRole('link', { name: '全部收藏' })).toHaveAttribute('href', '/user/collect');
    expect(server.asked.find(({ path }) => path === 'collect')?.query.get('fell')).toBe('1');
  });

  it('leaves out what there is none of, and what cannot be told', async () => {
    server.serve({
      'GET collect': refuse('', 0, 503, 'unavailable'),
      'GET notification/unread': refuse('', 0, 503, 'unavailable'),
      'GET coupon/user': refuse('', 0, 503, 'unavailable'),
    });
    draw();
    await screen.findByText('¥10,000.00');
    expect(screen.queryByText('收藏降价了')).toBeNull();
    expect(screen.queryByText(/新消息/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('recently viewed', () => {
  it('shows products that still exist', async () => {
    draw();
    const product = await screen.findByRole('link', { name: /看过的商品 1/ });
    expect(product).toHaveAttribute('href', '/product/detail/101');
    expect(product).toHaveTextContent('¥19.90');
    expect(server.asked.find(({ path }) => path === 'browse')?.query.get('limit')).toBe('7');
  });

  it('says that nothing was seen', async () => {
    server.serve({ 'GET browse': wirePage([]) });
    draw();
    expect(await screen.findByText('还没有看过商品，看过的会留在这里。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  it('is cleared after a question', async () => {
    server.serve({ 'POST browse/clear': 'ok' });
    const { user, messages } = draw();
    await user.click(await screen.findByRole('button', { name: '清空' }));
    server.serve({ 'GET browse': wirePage([]) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '清空' }));
    expect(await screen.findByText('还没有看过商品，看过的会留在这里。')).toBeInTheDocument();
    expect(messages).toEqual([{ kind: 'success', text: '最近浏览已清空' }]);
  });

  it('tells a refusal in the question', async () => {
    server.serve({ 'POST browse/clear': refuse('系统繁忙，请稍后再试', -1) });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '清空' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: '清空' }));
    expect(await question.findByText('系统繁忙，请稍后再试')).toBeInTheDocument();
  });
});

it('goes on without a block that fails, and tries again', async () => {
  server.serve({ 'GET user': refuse('', 0, 503, 'unavailable') });
  const { user } = draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('没加载出来');
  expect(await screen.findByRole('link', { name: /看过的商品 1/ })).toBeInTheDocument();
  server.serve({ 'GET user': aWireUser() });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '小满' })).toBeInTheDocument();
});

it('shows the shape of every block while loading', async () => {
  const never = () => new Promise<Response>(() => undefined);
  server.serve({ 'GET user': never, 'GET goodIndent/quantity': never, 'GET browse': never });
  draw();
  await waitFor(() => expect(screen.getAllByText('加载中')).toHaveLength(3));
  expect(screen.getByTestId('fragment mf_catalog/product-strip')).toBeInTheDocument();
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'My centre' })).toBeInTheDocument();
  expect(await screen.findByText('$10,000.00')).toBeInTheDocument();
  expect(screen.getByText('Worth $50.00')).toBeInTheDocument();
});
