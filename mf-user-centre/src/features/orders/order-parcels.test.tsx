import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aWireFeatures, aWireOrderDetail, aWireOrderLine, aWireParcel } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { draw as drawCustomer, FEATURES, noService } from '../../testing/draw.tsx';
import { OrderDetailScreen } from './order-detail-screen.tsx';

const ORDER = 'GET goodIndent/detail/1';
const server = shopServer({ ...noService, [FEATURES]: aWireFeatures() });
const lines = [aWireOrderLine({ id: 1, name: '草莓', number: 3 }), aWireOrderLine({ id: 2, name: '煎锅' })];
const order = (more: object) =>
  server.serve({
    [ORDER]: aWireOrderDetail({ id: 1, state: 3, pay_time: '2026-11-24 10:05:00', goods_list: lines, ...more }),
  });
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<OrderDetailScreen />, { path: '/user/indent/detail?id=1', ...options });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const station = (status: string, hour: number, text: string) => ({ status, text, time: `2026-11-25 1${hour}:00:00` });
const journey = [
  station('out_for_delivery', 4, '快递员 13812345678 正在派送'),
  station('arrived', 3, '【良渚站】包裹已到站'),
  station('in_transit', 2, '【杭州中转】已发往下一站'),
  station('picked_up', 1, '【丹东】已揽收'),
];
const brought = aWireParcel({ id: 11, state: 'out_for_delivery', tracking: journey });
const waiting = aWireParcel({
  ...{ id: 12, state: 'announced', odd: null, dhl: null, tracking: [] },
  goods_list: [{ id: 2, number: 1 }],
});

describe('parcels', () => {
  it('stand each in a card with courier, waybill, state and goods', async () => {
    order({ parcels: [brought, waiting] });
    const { user, messages } = draw();
    const first = await region('包裹 1/2');
    expect(first.getByText('云途快运')).toBeVisible();
    expect(first.getByText('派送中')).toBeVisible();
    expect(first.getByRole('list', { name: '包裹 1/2 里的商品' })).toBeVisible();
    expect(first.getByRole('link', { name: '草莓 × 2' })).toHaveAttribute('href', '/product/detail/101');
    await user.click(first.getByRole('button', { name: '复制 包裹 1/2 的运单号' }));
    expect(await navigator.clipboard.readText()).toBe('YT100000000011');
    expect(messages).toEqual([{ kind: 'success', text: '已复制' }]);
    const second = await region('包裹 2/2');
    expect(second.getByText('等待揽收')).toBeVisible();
    expect(second.getByText('快递公司未注明')).toBeVisible();
    expect(second.getByText('运单号还没有出来')).toBeVisible();
    expect(second.getByText(/还没有物流记录/)).toBeVisible();
    expect(second.getByRole('link', { name: '煎锅 × 1' })).toBeVisible();
  });

  it('show the newest three stations; the whole journey at a press, and back', async () => {
    order({ parcels: [brought] });
    const { user } = draw();
    const stations = () => within(screen.getByRole('list', { name: '物流信息 的物流轨迹' })).getAllByRole('listitem');
    await region('物流信息');
    expect(stations().map(({ textContent }) => textContent)).toEqual([
      '快递员正在派送快递员 13812345678 正在派送11月25日 14:00',
      '到达派送站【良渚站】包裹已到站11月25日 13:00',
      '运输中【杭州中转】已发往下一站11月25日 12:00',
    ]);
    const fold = screen.getByRole('button', { name: '全部物流（4 条）' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(stations()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(stations()).toHaveLength(3);
  });

  it('let the number in a courier’s words be called', async () => {
    order({ parcels: [brought] });
    draw();
    expect(await screen.findByRole('link', { name: '13812345678' })).toHaveAttribute('href', 'tel:13812345678');
  });

  it('tell by the courier’s words alone what we have no word for', async () => {
    order({ parcels: [aWireParcel({ id: 1, tracking: [station('at_customs', 1, '清关完成')] })] });
    draw();
    expect(within(await screen.findByRole('list', { name: /物流轨迹/ })).getByText('清关完成')).toBeVisible();
  });

  it('lead from the state of the order to the newest event', async () => {
    order({ parcels: [brought, waiting] });
    const { container } = draw();
    // In one line on phones; on a desktop, as here, the parcels stand beside it.
    const news = await screen.findByText('快递员正在派送：快递员 13812345678 正在派送');
    expect(news.closest('a')).toHaveAttribute('href', '#parcels');
    expect(container.querySelector('#parcels')).toContainElement(screen.getByRole('region', { name: '包裹 1/2' }));
  });

  it.each([
    ['problem', '派送遇到问题', /有包裹派送遇到问题/],
    ['returning', '正在退回', /有包裹派送遇到问题/],
    ['returned', '已退回摊主', /有包裹派送遇到问题/],
    ['delivered', '已签收', /包裹已签收，检查无误后请确认收货/],
    ['out_for_delivery', '派送中', /快递员正在派送，请保持电话畅通/],
    ['collected', '已揽收', /商品在路上了/],
  ])('in the state %s say so in words', async (state, word, hint) => {
    order({ parcels: [aWireParcel({ id: 1, state })] });
    draw();
    expect((await region('物流信息')).getAllByText(word)[0]).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('say how many pieces still wait', async () => {
    order({ state: 2, parcels: [aWireParcel({ id: 1 })], unsent: 2 });
    draw();
    expect(await screen.findByText('还有 2 件待发货，发出后会在这里显示。')).toBeVisible();
    expect(screen.getByText('已发出一部分，还有 2 件待发货。')).toBeVisible();
    expect(screen.getByRole('heading', { name: '待发货' })).toBeVisible();
  });

  it('are none of an order of which nothing is sent', async () => {
    order({ parcels: [], unsent: 0, goods_list: [aWireOrderLine({ id: 1, type_code: 2 })], good_location: null });
    draw();
    await region('商品清单');
    expect(screen.queryByRole('region', { name: /物流信息|包裹/ })).toBeNull();
    expect(screen.queryByText(/待发货，/)).toBeNull();
  });

  it('are asked for anew when the tab is looked at again', async () => {
    order({ parcels: [aWireParcel({ id: 1, state: 'in_transit' })] });
    draw();
    expect((await region('物流信息')).getByText('运输中', { selector: 'span' })).toBeVisible();
    order({ parcels: [aWireParcel({ id: 1, state: 'delivered', delivered_time: '2026-11-25 15:00:00' })] });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('已签收')).toBeVisible();
    expect(screen.getByText('11月25日 15:00 签收')).toBeVisible();
  });

  it('speak English', async () => {
    order({ state: 2, parcels: [brought, waiting], unsent: 1 });
    draw({ lang: 'en' });
    const first = await region('Parcel 1/2');
    expect(first.getByText('Out for delivery', { selector: 'span' })).toBeVisible();
    expect(first.getByRole('button', { name: 'Whole journey (4)' })).toBeVisible();
    expect(screen.getByText(/^1 item still waits to be sent/)).toBeVisible();
  });
});

const REMIND = 'POST goodIndent/remind/1';
const EXTEND = 'POST goodIndent/extend/1';
const asked = (path: string) => server.asked.filter((call) => call.path === path).length;

describe('reminding the shop', () => {
  it('goes once, and says when it was', async () => {
    order({ state: 2, can_remind: true });
    server.serve({ [REMIND]: 'ok' });
    const { user, messages } = draw();
    const button = await screen.findByRole('button', { name: '提醒发货' });
    const times = { reminded_time: '2026-11-25 10:00:00', remind_time: '2026-11-26 10:00:00' };
    order({ state: 2, can_remind: false, ...times });
    await user.dblClick(button);
    const reminded = await screen.findByRole('button', { name: '已提醒发货' });
    expect(reminded).toHaveAttribute('aria-disabled', 'true');
    expect(reminded).toHaveAccessibleDescription('11月25日 10:00 提醒过摊主，11月26日 10:00 起可以再提醒。');
    expect(reminded).toHaveFocus();
    await user.click(reminded);
    expect(asked('goodIndent/remind/1')).toBe(1);
    expect(messages).toEqual([{ kind: 'success', text: '已提醒摊主尽快发货' }]);
  });

  it('tells a refusal at the button, and shows what the server knows', async () => {
    order({ state: 2, can_remind: true });
    const { user, messages } = draw();
    const button = await screen.findByRole('button', { name: '提醒发货' });
    order({ state: 2, can_remind: false, reminded_time: '2026-11-25 10:00:00' });
    server.serve({ [REMIND]: refuse('刚刚提醒过', 50001, 500, 'conflict') });
    await user.click(button);
    expect(await screen.findByText('刚刚提醒过')).toBeVisible();
    expect(await screen.findByRole('button', { name: '已提醒发货' })).toBeVisible();
    expect(messages).toEqual([]);
  });

  it('can be tried again when the network is away', async () => {
    order({ state: 2, can_remind: true });
    server.serve({ [REMIND]: () => Response.error() });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '提醒发货' }));
    expect(await screen.findByText(/网络/)).toBeVisible();
    expect(screen.getByRole('button', { name: '提醒发货' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['of an order that is sent', { state: 3, can_remind: false, reminded_time: '2026-11-25 10:00:00' }],
    ['where the server does not know of it', { state: 2 }],
  ])('is not offered %s', async (_, more) => {
    order(more);
    draw();
    await region('商品清单');
    expect(screen.queryByRole('button', { name: /提醒发货/ })).toBeNull();
  });
});

describe('extending the time of receipt', () => {
  const until = { receiving_time: '2026-12-05 00:00:00' };

  it('asks with the new day, goes once, and says so afterwards', async () => {
    order({ ...until, can_extend: true, extension_days: 7 });
    server.serve({ [EXTEND]: { receiving_time: '2026-12-12 00:00:00' } });
    const { user, messages } = draw();
    await user.click(await screen.findByRole('button', { name: '延长收货' }));
    const question = within(screen.getByRole('dialog', { name: '延长收货时间？' }));
    expect(question.getByText(/会改为 2026年12月12日自动确认收货，只能延长一次/)).toBeVisible();
    order({ receiving_time: '2026-12-12 00:00:00', can_extend: false, extended_days: 7 });
    await user.dblClick(question.getByRole('button', { name: '延长收货' }));
    expect(await screen.findByText(/2026年12月12日会自动确认收货。已延长 7 天。/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '延长收货' })).toBeNull();
    expect(asked('goodIndent/extend/1')).toBe(1);
    expect(messages).toEqual([{ kind: 'success', text: '已延长收货时间' }]);
  });

  it('asks without a day where the server does not say how many', async () => {
    order({ ...until, can_extend: true });
    const { user } = draw({ lang: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Extend receipt' }));
    expect(screen.getByText(/is confirmed by itself later. You can extend only once/)).toBeVisible();
  });

  it('keeps the question open with the reason of a refusal', async () => {
    order({ ...until, can_extend: true });
    server.serve({ [EXTEND]: refuse('已经延长过', 50001, 500, 'conflict') });
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: '延长收货' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: '延长收货' }));
    expect(await question.findByText('已经延长过')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: '延长收货' })).toBeEnabled());
  });
});
