import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { givePoints } from '../../../conformance/authorization-matrix/context/fixtures.ts';
import { moneyLogs, orders } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import type { LedgerType, PayWay } from '../../../kernel/words/money.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { aLottery } from '../../lotteries/testing/lotteries.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

type Bill = {
  id: number;
  type: number;
  type_show: string;
  money: number;
  money_show: number;
  remark: string;
  balance: number | null;
  order_id: number | null;
  order_identification: string | null;
  integral_draw_id: number | null;
};
type Balances = { opening: number; income: number; expend: number; days: { day: string; balance: number }[] };
type Bills = { paginate: Page<Bill>; income: number; expend: number };

type Entry = { type: LedgerType; money: number; at: string; remark?: string; payWay?: PayWay };

async function aHistory(shop: TestShop, owner: TestCustomer, entries: readonly Entry[]): Promise<void> {
  await shop.db.insert(moneyLogs).values(
    entries.map(({ type, money, at, remark = 'x', payWay = 'balance' }) => ({
      userId: owner.id,
      type,
      money,
      payWay,
      remark: { zh: remark, en: `${remark} (en)` },
      createdAt: new Date(`${at}+08:00`),
    })),
  );
}

const history: readonly Entry[] = [
  { type: 'income', money: 100_000, at: '2025-11-03T10:00:00', remark: '充值' },
  { type: 'spending', money: 1999, at: '2026-10-31T23:59:59' },
  { type: 'spending', money: 501, at: '2026-11-01T00:00:00' },
  { type: 'income', money: 300, at: '2026-11-15T12:00:00', remark: '退款' },
];

describeInTurn('bills', (shop) => {
  const list = async (as: TestCustomer, query = '') => {
    const { message } = await shop().get<Bills>(`moneyLog?${query}`, { as });
    return { ...message, money: message.paginate.data.map(({ money }) => money) };
  };

  it('lists the newest first, cents and yuan, with sums over everything that matches', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as, history);
    const all = await list(as, 'limit=2');
    expect(all).toMatchObject({ money: [300, 501], income: 1003, expend: 25, paginate: { total: 4, per_page: 2 } });
    expect(all.paginate.data[0]).toMatchObject({
      user_id: as.id,
      type: 0,
      type_show: '收入',
      money: 300,
      money_show: 3,
      remark: '退款',
      created_at: '2026-11-15 12:00:00',
    });
    const english = await shop().get<Bills>('moneyLog?type=1', { as, lang: 'en' });
    expect(english.message.paginate.data[0]).toMatchObject({ type_show: 'Income', remark: '退款 (en)' });
  });

  it.each([
    ['type=1', [300, 100_000], 1003, 0],
    ['type=2', [501, 1999], 0, 25],
    ['type=0', [300, 501, 1999, 100_000], 1003, 25],
    ['type=x', [300, 501, 1999, 100_000], 1003, 25],
    ['month=2026-11', [300, 501], 3, 5.01],
    ['month=2025-11', [100_000], 1000, 0],
    ['month=2026-11&type=2', [501], 0, 5.01],
    ['timeInterval[]=2026-10-31&timeInterval[]=2026-11-01', [501, 1999], 0, 25],
    ['timeInterval[]=nonsense&timeInterval[]=2026-11-01', [300, 501, 1999, 100_000], 1003, 25],
    [`keyword=${encodeURIComponent('退款')}`, [300], 3, 0],
    ['keyword=%25', [], 0, 0],
    ['keyword=+x+', [501, 1999], 0, 25],
    ['pay_way=1', [], 0, 0],
    ['pay_way=0&type=2', [501, 1999], 0, 25],
    ['pay_way=7', [300, 501, 1999, 100_000], 1003, 25],
    ['sort=%2Bmoney', [300, 501, 1999, 100_000], 1003, 25],
    ['sort=-password', [300, 501, 1999, 100_000], 1003, 25],
  ])('narrows by %s', async (query, money, income, expend) => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as, history);
    expect(await list(as, query)).toMatchObject({ money, income, expend });
  });

  it('shows one bill to its owner only', async () => {
    const [owner, other] = [await shop().aCustomer(), await shop().aCustomer()];
    await aHistory(shop(), owner, history.slice(0, 1));
    const id = (await list(owner)).paginate.data[0]?.id;
    expect((await shop().get(`moneyLog/${id}`, { as: owner })).message).toMatchObject({ id, money: 100_000 });
    expect(await shop().get(`moneyLog/${id}`, { as: other })).toMatchObject({ status: 200, message: null });
    expect(await shop().get('moneyLog/x', { as: owner })).toMatchObject({ status: 404 });
    expect(await list(other)).toMatchObject({ money: [], income: 0, expend: 0 });
  });

  it('is for signed-in customers', async () => {
    for (const path of ['moneyLog', 'moneyLog/1', 'moneyLog/csv', 'moneyLog/balance']) {
      expect(await shop().get(path)).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
  });

  it('has a row for a payment, at the time of the shop', async () => {
    const as = await shop().aCustomer({ money: 10_000 });
    const product = await aProduct(shop(), { type: 'virtual', price: 2500 });
    const { message: id } = await placeOrder(shop(), as, { lines: [{ good: product, price: 25 }] });
    await shop().post('balancePay', { id }, { as });
    const { paginate, expend } = await list(as, 'month=2026-11&type=2');
    expect(expend).toBe(25);
    const [bill] = paginate.data;
    expect(bill).toMatchObject({ money: 2500, created_at: '2026-11-20 16:00:00', balance: 7500, order_id: id });
    expect(bill?.order_identification).toMatch(/^\d+$/);

    await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.id, id));
    const [left] = (await list(as)).paginate.data;
    expect(left).toMatchObject({ order_id: null, order_identification: bill?.order_identification });
  });

  it('tells what the balance was after each change, whatever is listed', async () => {
    const as = await shop().aCustomer({ money: 97_800 });
    const online = { type: 'spending', money: 4000, at: '2026-11-10T12:00:00', payWay: 'online' } as const;
    await aHistory(shop(), as, [...history, online]);
    const balances = async (query: string) => (await list(as, query)).paginate.data.map(({ balance }) => balance);
    expect(await balances('')).toEqual([97_800, null, 97_500, 98_001, 100_000]);
    expect(await balances('type=2&sort=%2Bid&limit=2')).toEqual([98_001, 97_500]);
    expect(await list(as, 'pay_way=1')).toMatchObject({ money: [4000], expend: 40 });
    const id = (await list(as)).paginate.data[2]?.id;
    expect((await shop().get<Bill>(`moneyLog/${id}`, { as })).message.balance).toBe(97_500);
  });

  it('leads from money that was won to its lottery', async () => {
    const as = await shop().aCustomer();
    await givePoints(shop(), as, 100);
    const lottery = await aLottery(shop(), [{ modelType: 'balance', value: '250' }]);
    await shop().post(`integralWinning/${lottery.id}`, {}, { as });
    expect((await list(as)).paginate.data).toEqual([
      expect.objectContaining({ money: 250, integral_draw_id: lottery.id, order_id: null }),
    ]);
  });

  it('tells the balance by day, in the zone of the shop', async () => {
    const as = await shop().aCustomer({ money: 97_800 });
    const online = { type: 'spending', money: 4000, at: '2026-11-01T12:00:00', payWay: 'online' } as const;
    await aHistory(shop(), as, [...history, online]);
    const balances = async (query: string) => (await shop().get<Balances>(`moneyLog/balance?${query}`, { as })).message;
    expect(await balances('timeInterval[]=2026-10-30&timeInterval[]=2026-11-02')).toEqual({
      ...{ opening: 1000, income: 0, expend: 25 },
      days: [
        { day: '2026-10-30', balance: 1000 },
        { day: '2026-10-31', balance: 980.01 },
        { day: '2026-11-01', balance: 975 },
        { day: '2026-11-02', balance: 975 },
      ],
    });
    const usual = await balances('');
    expect(usual.days).toHaveLength(30);
    expect(usual.days.at(-1)).toEqual({ day: '2026-11-20', balance: 978 });
    expect(await balances('timeInterval[]=2027-01-01&timeInterval[]=2027-01-02')).toMatchObject({ days: [] });
    const other = await shop().aCustomer();
    const { message } = await shop().get<Balances>('moneyLog/balance', { as: other });
    expect(message).toMatchObject({ opening: 0, income: 0, expend: 0 });
    expect(new Set(message.days.map(({ balance }) => balance))).toEqual(new Set([0]));
  });

  it('comes as a table that runs nothing', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as, [
      { type: 'spending', money: 1999, at: '2026-11-01T08:00:00', remark: '=HYPERLINK("x")' },
      { type: 'income', money: 5, at: '2026-11-02T08:00:00' },
    ]);
    const file = await shop().get('moneyLog/csv?timeInterval[]=2026-11-01&timeInterval[]=2026-11-30', { as });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bills.csv"',
    });
    expect(file.raw.split('\r\n')).toEqual([
      '\uFEFF时间,类型,金额,备注,方式,订单编号',
      '2026-11-02 08:00:00,收入,0.05,x,余额,',
      '2026-11-01 08:00:00,支出,-19.99,"\'=HYPERLINK(""x"")",余额,',
      '',
    ]);
    const found = await shop().get('moneyLog/csv?keyword=HYPER&type=2', { as, lang: 'en' });
    expect(found.raw.split('\r\n')).toHaveLength(3);
    expect(found.raw).toContain('Spending,-19.99');
  });
});
