import { expectRetry, fireEvent, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireFeatures, aWireOrderDetail, aWireOrderLine } from '@jishi/testing/builders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw as drawCustomer, FEATURES, noService } from '../../testing/draw.tsx';
import { OrderDetailScreen } from './order-detail-screen.tsx';

const ORDER = 'GET goodIndent/detail/1';
const server = shopServer({ ...noService, [FEATURES]: aWireFeatures(), [ORDER]: aWireOrderDetail({ id: 1 }) });
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<OrderDetailScreen />, { path: '/user/indent/detail?id=1', ...options });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const paid = { pay_time: '2026-11-20 10:05:00' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an order', () => {
  it('shows state, steps with times, and what can be done', async () => {
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: '订单详情' })).toBeInTheDocument();
    expect(screen.getByText('订单编号 20261120000001')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '待付款' })).toBeInTheDocument();
    expect(screen.getByText('请在 11月21日 10:00 前付款，超时会自动取消，不会扣款。')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1提交订单11月20日 10:00',
      '2完成付款',
      '3商家发货',
      '4交易完成',
    ]);
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: '立即付款' })).toHaveAttribute('href', '/money/pay?id=1');
    expect(screen.getByRole('button', { name: '取消订单' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/user/indent/list');
  });

  it.each([
    ['生日快乐', '生日快乐'],
    ['', '是礼物，便签上没写字'],
  ])('shows the words of a present, and leads to its tag: %j', async (gift_note, words) => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 2, ...paid, gift_note }) });
    draw();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: '打印礼物便签' })).toHaveAttribute(
      'href',
      '/user/indent/print?id=1&slip=gift',
    );
  });

  it('shows receiver, remark and the way of payment', async () => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 2, ...paid, remark: '请挑硬一点的' }) });
    draw();
    const receiver = await region('收货信息');
    expect(receiver.getByText('138****0001')).toBeInTheDocument();
    expect(receiver.getByText('浙江省杭州市余杭区云栖里 601')).toBeInTheDocument();
    const other = await region('其他');
    expect(other.getByText('余额支付')).toBeInTheDocument();
    expect(other.getByText('请挑硬一点的')).toHaveAttribute('lang', 'zh-CN');
    expect(other.getByText(/暂不支持开发票/)).toBeInTheDocument();
  });

  it.each([
    [6, '已取消', '已取消'],
    [4, '已失效', '已失效11月21日 10:00'],
  ])('that ended unpaid (%i) is neither on its way nor to be paid', async (state, word, end) => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state }) });
    draw();
    expect(await screen.findByRole('heading', { name: word })).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['提交订单 已完成11月20日 10:00', end]);
    const lines = await region('商品清单');
    expect(lines.getByText('订单金额')).toBeInTheDocument();
    expect(lines.queryByText('应付金额')).toBeNull();
  });

  it('sends no truck with a service', async () => {
    const lesson = aWireOrderLine({ id: 1, type_code: 1 });
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 3, ...paid, goods_list: [lesson] }) });
    draw();
    expect(await screen.findByText(/服务已经安排好/)).toBeInTheDocument();
    expect(screen.queryByText(/在路上/)).toBeNull();
    expect(screen.getByText('摊主安排')).toBeInTheDocument();
  });

  it('names no way of payment before one', async () => {
    draw();
    const other = await region('其他');
    expect(other.queryByText('付款方式')).toBeNull();
    expect(other.getByText('无')).toBeInTheDocument();
  });

  it('sums up goods, savings, delivery and the amount', async () => {
    server.serve({
      [ORDER]: aWireOrderDetail({
        id: 1,
        state: 2,
        ...paid,
        goods_list: [aWireOrderLine({ id: 1, price: 50, number: 2 })],
        coupon_money: 3000,
        integralPrice: 2.5,
        carriage: 8,
        total: 75.5,
      }),
    });
    draw();
    const lines = await region('商品清单');
    const rows = lines
      .getAllByText(/.+/, { selector: 'dt' })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows.slice(0, 4)).toEqual([
      ['商品总价', '¥100.00'],
      ['优惠券', '-¥30.00'],
      ['积分抵扣', '-¥2.50'],
      ['运费', '¥8.00'],
    ]);
    expect(rows[4]?.[0]).toBe('实付金额');
    expect(lines.getByText('¥75.50')).toBeInTheDocument();
  });

  it('shows courier and tracking number, to be copied', async () => {
    const parcel = {
      state: 3,
      ...paid,
      shipping_time: '2026-11-20 12:00:00',
      odd: 'YT0482',
      dhl: { name: '云途快运' },
    };
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, ...parcel }) });
    const { user, messages } = draw();
    const delivery = await region('物流信息');
    expect(delivery.getByText('云途快运')).toBeInTheDocument();
    await user.click(delivery.getByRole('button', { name: '复制 运单号' }));
    expect(await navigator.clipboard.readText()).toBe('YT0482');
    expect(messages).toEqual([{ kind: 'success', text: '已复制' }]);
  });

  it('says when nothing can be copied', async () => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 3, odd: 'YT0482' }) });
    const { user, messages } = draw();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click((await region('物流信息')).getByRole('button', { name: '复制 运单号' }));
    await waitFor(() => expect(messages[0]?.kind).toBe('warning'));
  });

  it('shows a refund', async () => {
    const refund = { state: 7, refund_money: 39.9, refund_time: '2026-11-21 09:00:00', refund_reason: '包装破损' };
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, ...paid, ...refund, refund_way_code: 1 }) });
    draw();
    const block = await region('退款信息');
    for (const text of ['原路退回', '2026年11月21日 09:00', '¥39.90', '包装破损']) {
      expect(block.getByText(text)).toBeInTheDocument();
    }
    expect(block.getByText('包装破损')).toHaveAttribute('lang', 'zh-CN');
    const steps = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent('已退款');
  });

  it.each([
    [0, '卡密信息', ['卡号', 'C-100', '卡密', 'K-200']],
    [1, '网盘信息', ['网盘地址', 'C-100', '提取码', 'K-200']],
  ])('shows codes of kind %i', async (code_type, title, texts) => {
    const line = aWireOrderLine({ id: 1, type_code: 2, good_sku_id: 5, good_sku: { code_type, product_sku: [] } });
    const codes = [{ id: 1, good_sku_id: 5, name: 'C-100', code: 'K-200' }];
    const order = { state: 5, ...paid, goods_list: [line], good_code: codes, good_location: null };
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, ...order }) });
    draw();
    const block = await region(title);
    for (const text of texts) expect(block.getByText(text)).toBeInTheDocument();
    expect(block.getAllByRole('button', { name: /^复制/ })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: '收货信息' })).toBeNull();
    expect(within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows a code without a name', async () => {
    const line = aWireOrderLine({ id: 1, type_code: 2, good_sku_id: 5, good_sku: { code_type: 0, product_sku: [] } });
    const codes = [{ id: 1, good_sku_id: 5, name: null, code: 'K-200' }];
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 5, ...paid, goods_list: [line], good_code: codes }) });
    draw();
    expect((await region('卡密信息')).getAllByRole('button', { name: /^复制/ })).toHaveLength(1);
  });

  it('leads to the lottery of a prize, when the release has it', async () => {
    const prize = { integral_draw_log: { integral_draw: { id: 3 }, integral_prize: { name: '保温杯' } } };
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 2, ...paid, ...prize }) });
    const { unmount } = draw();
    expect(await screen.findByRole('link', { name: '保温杯' })).toHaveAttribute('href', '/user/integralDraw?id=3');
    unmount();
    draw({ has: () => false });
    expect(await screen.findByText('保温杯')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '保温杯' })).toBeNull();
  });
});

describe('downloads', () => {
  const files = aWireOrderDetail({
    id: 1,
    state: 5,
    ...paid,
    download: true,
    goods_list: [aWireOrderLine({ id: 1, type_code: 3 })],
    good_location: null,
  });

  it('fetches the one-time address without a window a browser may refuse', async () => {
    server.serve({ [ORDER]: files, 'POST goodIndent/download/1': 'a-b-c' });
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const followed: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this);
    });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '下载文件' }));
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(followed[0]).toHaveAttribute('href', 'http://shop.test/api/v1/app/indentDownload/a-b-c');
    expect(followed[0]).toHaveAttribute('download');
    expect(open).not.toHaveBeenCalled();
  });

  it('says why there is nothing', async () => {
    server.serve({ [ORDER]: files, 'POST goodIndent/download/1': refuse('没有可下载的文件', 50001, 500, 'conflict') });
    const { user, messages } = draw();
    await user.click(await screen.findByRole('button', { name: '下载文件' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '没有可下载的文件' }]));
  });
});

describe('an order that waits for its review', () => {
  const REVIEWABLE = 'GET comment/detail/1';
  const bought = [aWireOrderLine({ id: 1, name: '山野背包' }), aWireOrderLine({ id: 2, name: '不卖了的茶壶' })];
  const waiting = aWireOrderDetail({ id: 1, state: 10, ...paid, goods_list: bought });
  const links = () => screen.queryAllByRole('link', { name: /评价/ });

  it('leads to the review from every item that can be reviewed', async () => {
    server.serve({ [ORDER]: waiting, [REVIEWABLE]: [bought[0]] });
    draw();
    const lines = await region('商品清单');
    const link = await lines.findByRole('link', { name: '评价 山野背包' });
    expect(link).toHaveAttribute('href', '/comment/score?id=1&identification=20261120000001');
    expect(lines.queryByRole('link', { name: '评价 不卖了的茶壶' })).toBeNull();
    expect(screen.getByRole('link', { name: '去评价' })).toBeInTheDocument();
  });

  it('leads nowhere where reviews are off, or the release has no page for them', async () => {
    server.serve({ [ORDER]: waiting, [REVIEWABLE]: bought, [FEATURES]: aWireFeatures({ comment: false }) });
    const { unmount } = draw();
    await region('商品清单');
    expect(links()).toEqual([]);
    unmount();
    server.serve({ [FEATURES]: aWireFeatures() });
    draw({ has: () => false });
    await region('商品清单');
    expect(links()).toEqual([]);
    expect(server.asked.some(({ path }) => path === 'comment/detail/1')).toBe(false);
  });

  it('has no column for it otherwise', async () => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 11, ...paid, goods_list: bought }) });
    draw();
    const lines = await region('商品清单');
    expect(lines.getAllByRole('columnheader')).toHaveLength(4);
  });
});

describe('the bar of phones', () => {
  /** This window is not narrow enough to show it. */
  const twice = async (role: 'link' | 'button', name: string) => {
    await screen.findByRole('heading', { level: 1 });
    return screen.queryAllByRole(role, { name, hidden: true });
  };

  it('has what the order waits for, and whom to ask', async () => {
    server.serve({ 'GET serviceConfig': { url: 'https://service.test/', id: null, img: null } });
    draw();
    const [shown, inBar, ...more] = await twice('link', '立即付款');
    expect(more).toEqual([]);
    expect(shown).toBeVisible();
    expect(inBar).not.toBeVisible();
    expect(inBar).toHaveAttribute('href', '/money/pay?id=1');
    await waitFor(async () => expect(await twice('button', '联系客服')).toHaveLength(2));
  });

  it('confirms receipt', async () => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 3, ...paid }) });
    draw();
    const [, inBar] = await twice('button', '确认收货');
    fireEvent.click(inBar!);
    expect(await screen.findByRole('dialog')).toHaveTextContent('确认收到货了？');
  });

  it('is not there where nothing waits for the customer', async () => {
    server.serve({
      [ORDER]: aWireOrderDetail({ id: 1, state: 6 }),
      'GET serviceConfig': { url: 'https://service.test/', id: null, img: null },
    });
    draw();
    await screen.findByRole('button', { name: '联系客服' });
    expect(await twice('button', '联系客服')).toHaveLength(1);
  });
});

describe('actions', () => {
  it('shows the order as it is after an action', async () => {
    server.serve({ 'POST goodIndent/cancel/1': 'ok' });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 6 }) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  it('goes to the list when the order was deleted, and does not ask for it again', async () => {
    server.serve({ [ORDER]: aWireOrderDetail({ id: 1, state: 6 }), 'POST goodIndent/destroy/1': 'ok' });
    const { user, router, messages } = draw({ route: '/user/indent/detail' });
    await user.click(await screen.findByRole('button', { name: '删除订单' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/indent/list'));
    await waitFor(() =>
      expect(messages).toContainEqual(expect.objectContaining({ kind: 'success', text: '订单已移到回收站' })),
    );
    expect(server.asked.filter(({ path }) => path === 'goodIndent/detail/1')).toHaveLength(1);
  });
});

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: ORDER,
    draw,
    answer: aWireOrderDetail({ id: 1 }),
    found: () => screen.findByRole('heading', { name: '待付款' }),
  }));

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order details' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Progress of the order' })).toBeInTheDocument();
  expect(screen.getByText(/Invoices can be requested on mobile only/)).toBeInTheDocument();
});
