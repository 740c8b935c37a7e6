import { expectRetry, expectShape, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFeatures, aWireOrder, aWireOrderCounts, aWireOrderLine } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { draw as drawCustomer, FEATURES } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import orderListPage from './order-list-page.ts';
import { OrderListScreen } from './order-list-screen.tsx';

const ORDERS = 'GET goodIndent';
const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET goodIndent/quantity': aWireOrderCounts(),
  [ORDERS]: wirePage([aWireOrder({ id: 1 })]),
});
const noon = () => Date.parse('2026-11-20T12:00:00+08:00');
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<OrderListScreen />, { path: `/user/indent/list${query}`, now: noon, ...options });
const asked = () =>
  server.asked.filter(({ path }) => path === 'goodIndent').map(({ query }) => Object.fromEntries(query));
const card = (id = 1) => screen.findByRole('article', { name: `订单 2026112000000${id}` });

describe('the list', () => {
  it('says in how many parcels an order comes, where they are several', async () => {
    server.serve({ [ORDERS]: wirePage([3, 1].map((count, at) => aWireOrder({ id: at + 1, parcels_count: count }))) });
    draw();
    expect(within(await card(1)).getByText('3 个包裹')).toBeVisible();
    expect(within(await card(2)).queryByText(/个包裹/)).not.toBeInTheDocument();
  });

  it('of a server that does not say when, tells that the shop can be reminded again later', async () => {
    const reminded = { state: 2, can_remind: false, reminded_time: '2026-11-20 11:00:00' };
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, ...reminded })]) });
    draw();
    const button = within(await card()).getAllByRole('button', { name: '已提醒发货' })[0];
    expect(button).toHaveAccessibleDescription('11月20日 11:00 提醒过摊主，过一阵才能再提醒。');
  });

  it('shows time, number, goods, amount, time left and state of an order', async () => {
    server.serve({
      [ORDERS]: wirePage([
        aWireOrder({
          id: 1,
          total: 93.8,
          carriage: 8,
          goods_list: [
            aWireOrderLine({
              id: 1,
              name: '山野背包',
              number: 2,
              price: 42.9,
              good_sku_id: 9,
              good_sku: {
                code_type: 0,
                product_sku: [
                  { key: '颜色', value: '红' },
                  { key: '容量', value: '18 L' },
                ],
              },
            }),
          ],
        }),
      ]),
    });
    draw();
    const order = within(await card());
    expect(order.getByText('2026年11月20日 10:00')).toBeInTheDocument();
    expect(order.getByRole('link', { name: '山野背包' })).toHaveAttribute('href', '/product/detail/101');
    expect(order.getByText('红；18 L')).toBeInTheDocument();
    expect(order.getByText('¥42.90')).toBeInTheDocument();
    expect(order.getByText('× 2')).toBeInTheDocument();
    expect(order.getByText('¥93.80')).toBeInTheDocument();
    expect(order.getByText('含运费 ¥8.00')).toBeInTheDocument();
    expect(order.getByText('待付款')).toBeInTheDocument();
    expect(order.getByRole('timer')).toHaveTextContent(/^剩 2[12]:\d\d:\d\d$/);
    expect(order.getByRole('link', { name: '订单详情 20261120000001' })).toHaveAttribute(
      'href',
      '/user/indent/detail?id=1',
    );
  });

  it('folds more than two lines', async () => {
    const lines = [1, 2, 3, 4].map((id) => aWireOrderLine({ id }));
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, goods_list: lines })]) });
    draw();
    const order = within(await card());
    expect(order.queryByRole('link', { name: '商品 3' })).toBeNull();
    expect(order.getByRole('link', { name: '还有 2 种商品，查看全部' })).toHaveAttribute(
      'href',
      '/user/indent/detail?id=1',
    );
  });

  it.each([
    [1, ['立即付款', '取消订单']],
    [2, []],
    [3, ['确认收货', '查看物流']],
    [4, ['删除订单 20261120000001', '再次购买']],
    [5, ['删除订单 20261120000001', '再次购买']],
    [6, ['删除订单 20261120000001', '再次购买']],
    [7, ['删除订单 20261120000001', '再次购买']],
    [8, []],
    [9, []],
    [10, ['去评价', '再次购买']],
    [11, ['删除订单 20261120000001', '再次购买']],
    [12, []],
  ])('offers in state %i: %j', async (state, actions) => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, state })]) });
    draw();
    const order = within(await card());
    const controls = [...order.queryAllByRole('button'), ...order.queryAllByRole('link')];
    const names = controls.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
    const isCommon = (name: string) => /^(订单详情|查看订单|订单 .* 的更多操作|商品 1$)/.test(name);
    const known = names.filter((name) => !isCommon(name));
    expect(known.sort()).toEqual([...actions].sort());
  });

  it('offers no page the release does not have', async () => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1 }), aWireOrder({ id: 2, state: 10 })]) });
    draw('', { has: () => false });
    expect(within(await card()).queryByRole('link', { name: '立即付款' })).toBeNull();
    expect(within(await card(2)).queryByRole('link', { name: '去评价' })).toBeNull();
  });

  it('shows the way to codes of a paid order', async () => {
    const codes = [aWireOrderLine({ id: 1, type_code: 2, good: { id: 101, type: '卡密/网盘' } })];
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, state: 5, goods_list: codes })]) });
    draw();
    const order = within(await card());
    expect(order.getByText('卡密/网盘')).toBeInTheDocument();
    expect(order.getByRole('link', { name: '查看卡密' })).toHaveAttribute('href', '/user/indent/detail?id=1');
    expect(order.queryByRole('button', { name: '再次购买' })).toBeNull();
    expect(order.getByText('无需运费')).toBeInTheDocument();
  });
});

describe('tabs, search and pages', () => {
  it('shows what waits in numbers', async () => {
    draw();
    const unpaid = await screen.findByRole('link', { name: /^待付款\s*1$/ });
    expect(unpaid).toHaveAttribute('href', '/user/indent/list?index=1');
    const tabs = within(screen.getByRole('navigation', { name: '订单状态' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['全部', '待付款1', '待成团', '待发货2', '待收货', '待评价1', '已完成', '退款', '回收站']);
    expect(tabs.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves out tabs of features the shop does not have', async () => {
    server.serve({ [FEATURES]: aWireFeatures({ groupPurchase: false, comment: false }) });
    draw();
    await screen.findByRole('link', { name: /^待发货\s*2$/ });
    expect(screen.queryByRole('link', { name: /待成团/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /待评价/ })).toBeNull();
  });

  it('keeps the tabs when the numbers cannot be had', async () => {
    server.serve({ 'GET goodIndent/quantity': refuse('', 0, 500, 'unexpected') });
    draw();
    await card();
    expect(screen.getByRole('link', { name: '待付款' })).toBeInTheDocument();
  });

  it('asks for what the address says', async () => {
    draw('?index=3&page=2&size=20&keyword=%E8%8D%89%E8%8E%93');
    await card();
    expect(asked()).toEqual([{ page: '2', limit: '20', sort: '-created_at', index: '3', keyword: '草莓' }]);
    expect(screen.getByRole('searchbox', { name: '搜索订单' })).toHaveValue('草莓');
  });

  it('asks for orders of a kind, and puts it into the address', async () => {
    const { user, router } = draw('?kind=flash-sale');
    await card();
    expect(asked()[0]).toMatchObject({ type: '1' });
    await user.selectOptions(screen.getByRole('combobox', { name: '订单类型' }), '普通订单');
    await waitFor(() => expect(router.state.location.search).toBe('?kind=ordinary'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ type: '0' }));
  });

  it('asks for days of a range', async () => {
    draw('?range=week');
    await card();
    expect(asked()[0]).toMatchObject({ search: '1', startTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('takes no nonsense from the address', async () => {
    draw('?index=77&page=-3&size=9999&range=ever');
    await card();
    expect(asked()).toEqual([{ page: '1', limit: '10', sort: '-created_at', index: '0' }]);
  });

  it('puts search and time into the address, on the first page of the tab', async () => {
    const { user, router } = draw('?index=5&page=3');
    await user.type(await screen.findByRole('searchbox', { name: '搜索订单' }), ' 草莓 {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?index=5&keyword=%E8%8D%89%E8%8E%93'));
    await user.selectOptions(screen.getByRole('combobox', { name: '下单时间' }), '最近一个月');
    await waitFor(() => expect(router.state.location.search).toBe('?index=5&keyword=%E8%8D%89%E8%8E%93&range=month'));
  });

  it('links to the other pages', async () => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1 })], 36, 10) });
    draw('?index=1');
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/user/indent/list?index=1&page=2');
  });
});

describe('nothing to show', () => {
  it.each([
    ['', '还没有订单'],
    ['?index=1', '没有待付款的订单'],
    ['?index=12', '没有待成团的订单'],
    ['?index=2', '没有待发货的订单'],
    ['?index=3', '没有待收货的订单'],
    ['?index=10', '没有待评价的订单'],
    ['?index=5', '还没有完成的订单'],
    ['?index=after_sale', '没有退款的订单'],
  ])('%j: %s', async (query, sentence) => {
    server.serve({ [ORDERS]: wirePage([]) });
    draw(query);
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/product/list');
  });

  it('says that a search found nothing', async () => {
    server.serve({ [ORDERS]: wirePage([]) });
    draw('?index=5&keyword=x');
    expect(await screen.findByRole('heading', { name: '没有符合条件的订单。' })).toBeInTheDocument();
    expect(screen.getByText('搜索“x”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '清除全部' })).toHaveAttribute('href', '/user/indent/list?index=5');
  });

  it.each([
    ['?keyword=x&range=week', '搜索“x”，下单时间：最近一周'],
    ['?keyword=x&range=own', '搜索“x”'],
    ['?keyword=x&kind=flash-sale', '搜索“x”，类型：秒杀订单'],
    ['?kind=ordinary', '类型：普通订单'],
    ['?from=2026-11-05&until=2026-11-06', '下单时间：2026年11月5日至2026年11月6日'],
  ])('%s: says what was looked for: %s', async (query, words) => {
    server.serve({ [ORDERS]: wirePage([]) });
    draw(query);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('leads back from a page past the end', async () => {
    server.serve({ [ORDERS]: wirePage([], 12, 10) });
    draw('?page=9');
    expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/user/indent/list');
  });

  it('shows its shape while loading', async () => {
    await expectShape(server, ORDERS, draw);
    expect(screen.getByRole('heading', { level: 1, name: '我的订单' })).toBeInTheDocument();
  });

  it('can be tried again after a failure', () =>
    expectRetry(server, { request: ORDERS, draw, answer: wirePage([aWireOrder({ id: 1 })]), found: () => card() }));
});

describe('actions', () => {
  it.each([
    ['cancel', 1, '取消订单', '取消订单', 'goodIndent/cancel/1', '订单已取消'],
    ['receipt', 3, '确认收货', '确认收货', 'goodIndent/receipt/1', '已确认收货'],
    ['removal', 5, '删除订单 20261120000001', '删除订单', 'goodIndent/destroy/1', '订单已移到回收站'],
  ])('%s asks first, then shows the orders anew', async (_, state, name, confirm, path, message) => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, state })]), [`POST ${path}`]: 'ok' });
    const { user, messages } = draw('?page=2');
    await user.click(within(await card()).getByRole('button', { name }));
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText(/20261120000001/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: '再想想' })).toHaveFocus();
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 2 })]) });
    await user.click(question.getByRole('button', { name: confirm }));
    expect(await card(2)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'success', text: message }));
    expect(asked().map(({ page }) => page)).toEqual(['2', '2']);
  });

  it('leaves the keyboard in the list when an order goes', async () => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, state: 5 })]), 'POST goodIndent/destroy/1': 'ok' });
    const { user } = draw();
    await user.click(within(await card()).getByRole('button', { name: '删除订单 20261120000001' }));
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 2 })]) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    const left = await card(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(left);
  });

  it('does nothing when the customer thinks again', async () => {
    const { user } = draw();
    await user.click(within(await card()).getByRole('button', { name: '取消订单' }));
    await user.click(screen.getByRole('button', { name: '再想想' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked.some(({ path }) => path.includes('cancel'))).toBe(false);
  });

  it('tells a refusal in the question', async () => {
    server.serve({ 'POST goodIndent/cancel/1': refuse('订单状态已变化，请刷新', 50003, 401, 'conflict') });
    const { user, messages } = draw();
    await user.click(within(await card()).getByRole('button', { name: '取消订单' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: '取消订单' }));
    expect(await question.findByText('订单状态已变化，请刷新')).toBeInTheDocument();
    expect(messages).toEqual([]);
  });

  it('takes a removal back from its message', async () => {
    server.serve({
      [ORDERS]: wirePage([aWireOrder({ id: 1, state: 5 })]),
      'POST goodIndent/destroy/1': 'ok',
      'POST goodIndent/restore/1': 'ok',
    });
    const { user, messages } = draw();
    await user.click(within(await card()).getByRole('button', { name: '删除订单 20261120000001' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    await waitFor(() => expect(messages[0]).toMatchObject({ text: '订单已移到回收站', duration: 5000 }));
    expect(messages[0]?.action?.label).toBe('撤销');
    messages[0]?.action?.run();
    await waitFor(() => expect(messages[1]?.text).toBe('订单已恢复'));
    expect(server.asked.some(({ path }) => path === 'goodIndent/restore/1')).toBe(true);
  });
});

describe('everything in one sheet', () => {
  it('has what the card has, the invoice, the details and the removal', async () => {
    server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, state: 5, can_refund: true })]) });
    const { user } = draw();
    await user.click(within(await card()).getByLabelText('订单 20261120000001 的更多操作'));
    const sheet = within(screen.getByRole('dialog', { name: '订单编号 20261120000001' }));
    const names = [...sheet.getAllByRole('button'), ...sheet.getAllByRole('link')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(names).toEqual(['关闭', '再次购买', '发票', '删除订单', '申请退款', '订单详情']);
  });

  it('closes when something was chosen, which then asks', async () => {
    const { user } = draw();
    await user.click(within(await card()).getByLabelText(/更多操作/));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('dialog', { name: '取消这个订单？' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('says where invoices are to be had', async () => {
    const { user } = draw();
    await user.click(within(await card()).getByLabelText(/更多操作/));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '发票' }));
    const notice = within(await screen.findByRole('dialog', { name: '发票' }));
    expect(notice.getByText('网站暂不支持开发票，请在手机端的订单详情里申请。')).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the bin', () => {
  const BINNED = aWireOrder({ id: 1, state: 5, bin_until: '2026-12-20 12:00:00' });

  it('asks for what was removed, and says until when it stays', async () => {
    server.serve({ [ORDERS]: wirePage([BINNED]) });
    draw('?index=bin');
    expect(within(await card()).getByText('保留到 2026年12月20日')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ index: 'bin', sort: '-deleted_at' });
    expect(within(await card()).queryByRole('link', { name: /订单详情/ })).toBeNull();
  });

  it('gives an order back', async () => {
    server.serve({ [ORDERS]: wirePage([BINNED]), 'POST goodIndent/restore/1': 'ok' });
    const { user, messages } = draw('?index=bin');
    await card();
    server.serve({ [ORDERS]: wirePage([]) });
    await user.click(screen.getByRole('button', { name: '恢复订单 20261120000001' }));
    expect(await screen.findByRole('heading', { name: '回收站是空的' })).toBeInTheDocument();
    expect(messages).toEqual([{ kind: 'success', text: '订单已恢复' }]);
  });

  it('removes one for good after a question, and says why it could not', async () => {
    server.serve({
      [ORDERS]: wirePage([BINNED]),
      'POST goodIndent/purge/1': refuse('记录不存在', 50000, 404, 'not-found'),
    });
    const { user } = draw('?index=bin');
    await user.click(within(await card()).getByRole('button', { name: '彻底删除订单 20261120000001' }));
    const question = within(screen.getByRole('dialog', { name: '彻底删除这个订单？' }));
    await user.click(question.getByRole('button', { name: '彻底删除' }));
    expect(await question.findByText('记录不存在')).toBeInTheDocument();
    server.serve({ 'POST goodIndent/purge/1': 'ok', [ORDERS]: wirePage([]) });
    await user.click(question.getByRole('button', { name: '彻底删除' }));
    expect(await screen.findByRole('heading', { name: '回收站是空的' })).toBeInTheDocument();
  });
});

describe('own dates', () => {
  it('are chosen, kept in the address and asked for', async () => {
    const { user, router } = draw('?index=5&keyword=x');
    await card();
    await user.selectOptions(screen.getByRole('combobox', { name: '下单时间' }), '自选日期');
    await waitFor(() => expect(router.state.location.search).toBe('?index=5&keyword=x&range=own'));
    const form = within(await screen.findByRole('form', { name: '自选' }));
    await user.type(form.getByLabelText('开始日期'), '2026-11-05');
    await user.type(form.getByLabelText('结束日期'), '2026-11-01');
    await user.click(form.getByRole('button', { name: '查看' }));
    expect(await form.findByText('结束日期不能早于开始日期')).toBeInTheDocument();
    await user.clear(form.getByLabelText('结束日期'));
    await user.type(form.getByLabelText('结束日期'), '2026-11-06');
    await user.click(form.getByRole('button', { name: '查看' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?index=5&keyword=x&from=2026-11-05&until=2026-11-06'),
    );
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ startTime: '2026-11-05', endTime: '2026-11-06' }));
  });

  it('without scripts the form sends the whole address', async () => {
    draw('?index=5&size=20&from=2026-11-05&until=2026-11-06');
    const form = await screen.findByRole('search', { name: '搜索订单' });
    expect(form).toHaveAttribute('action', '/user/indent/list');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      index: '5',
      size: '20',
      from: '2026-11-05',
      until: '2026-11-06',
      keyword: '',
      kind: 'all',
      range: 'own',
    });
  });
});

it('speaks English', async () => {
  server.serve({ [ORDERS]: wirePage([aWireOrder({ id: 1, total: 93.8, carriage: 8 })]) });
  draw('', { lang: 'en' });
  const order = within(await screen.findByRole('article', { name: 'Order 20261120000001' }));
  expect(order.getByText('with delivery $8.00')).toBeInTheDocument();
  expect(order.getByText('To pay')).toBeInTheDocument();
  expect(order.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/money/pay?id=1');
});

it('has the address of a form nobody filled in said without what is usual', async () => {
  const { thrown } = await load(orderListPage, 'keyword=&range=all');
  expect((thrown as Response).headers.get('Location')).toBe('/user/indent/list');
  expect((await load(orderListPage, 'range=week')).head).toMatchObject({ title: '我的订单' });
});
