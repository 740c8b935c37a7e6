import { expect, it } from 'vitest';
import { moneyLogs } from '../../db/schema/index.ts';
import { describeEngines, type TestCustomer, type TestShop } from '../../testing/index.ts';
import type { Page } from '../../wire/page.ts';
import { aGood } from '../orders/testing/goods.ts';
import { placeOrder } from '../orders/testing/orders.ts';

type Bill = { id: number; type: number; type_show: string; money: number; money_show: number; remark: string };
type Bills = { paginate: Page<Bill>; income: number; expend: number };

type Entry = { type: 0 | 1; money: number; at: string; remark?: string };

async function aHistory(shop: TestShop, owner: TestCustomer, entries: readonly Entry[]): Promise<void> {
  await shop.db.insert(moneyLogs).values(
    entries.map(({ type, money, at, remark = 'x' }) => ({
      userId: owner.id,
      type,
      money,
      remark: { zh: remark, en: `${remark} (en)` },
      createdAt: new Date(`${at}+08:00`),
    })),
  );
}

const history: readonly Entry[] = [
  { type: 0, money: 100_000, at: '2025-11-03T10:00:00', remark: '充值' },
  { type: 1, money: 1999, at: '2026-10-31T23:59:59' },
  { type: 1, money: 501, at: '2026-11-01T00:00:00' },
  { type: 0, money: 300, at: '2026-11-15T12:00:00', remark: '退款' },
];

describeEngines('bills', (shop) => {
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
    for (const path of ['moneyLog', 'moneyLog/1', 'moneyLog/csv']) {
      expect(await shop().get(path)).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
  });

  it('has a row for a payment, at the time of the shop', async () => {
    const as = await shop().aCustomer({ money: 10_000 });
    const good = await aGood(shop(), { type: 1, price: 2500 });
    const { message: id } = await placeOrder(shop(), as, { lines: [{ good, price: 25 }] });
    await shop().post('balancePay', { id }, { as });
    const { paginate, expend } = await list(as, 'month=2026-11&type=2');
    expect(expend).toBe(25);
    expect(paginate.data).toEqual([expect.objectContaining({ money: 2500, created_at: '2026-11-20 16:00:00' })]);
  });

  it('comes as a table that runs nothing', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as, [
      { type: 1, money: 1999, at: '2026-11-01T08:00:00', remark: '=HYPERLINK("x")' },
      { type: 0, money: 5, at: '2026-11-02T08:00:00' },
    ]);
    const file = await shop().get('moneyLog/csv?timeInterval[]=2026-11-01&timeInterval[]=2026-11-30', { as });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bills.csv"',
    });
    expect(file.raw.split('\r\n')).toEqual([
      '\uFEFF时间,类型,金额,备注',
      '2026-11-02 08:00:00,收入,0.05,x',
      '2026-11-01 08:00:00,支出,-19.99,"\'=HYPERLINK(""x"")"',
      '',
    ]);
  });
});
