import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  configs,
  orders,
  pointsAccounts,
  pointsConfigurations,
  pointsLogs,
  pointsProducts,
} from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeInTurn, type TestCustomer, type TestShop } from '../../../testing/index.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

type Entry = { id: number; type: string; type_code: number; operation: number; remark: string; balance: number };
type Log = { paginate: Page<Entry>; income: number; expend: number };
type Balances = { opening: number; income: number; expend: number; days: { day: string; balance: number }[] };
type Deduction = { available: number; deductible: number; parities: number };

async function aHistory(shop: TestShop, owner: TestCustomer): Promise<void> {
  const rows = [
    { type: 'income', operation: 500, zh: '注册赠送', en: 'Welcome', at: '2026-09-30T23:59:59' },
    { type: 'spending', operation: 100, zh: '抽奖', en: 'Lottery', at: '2026-10-01T00:00:00' },
    { type: 'income', operation: 20, zh: '购物 100%_折扣', en: 'Shopping', at: '2026-11-10T12:00:00' },
  ] as const;
  for (const { zh, en, at, ...row } of rows) {
    await shop.db
      .insert(pointsLogs)
      .values({ ...row, userId: owner.id, remark: { zh, en }, createdAt: new Date(`${at}+08:00`) });
  }
}

describeInTurn('points', (shop) => {
  const list = async (as: TestCustomer, query = '', lang = 'zh') => {
    const { message } = await shop().get<Log>(`integralLog?${query}`, { as, lang });
    return { ...message, points: message.paginate.data.map(({ operation }) => operation) };
  };

  it('lists the newest first with a label, its number and sums', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as);
    const log = await list(as, 'limit=1');
    expect(log).toMatchObject({ points: [20], income: 520, expend: 100, paginate: { total: 3 } });
    expect(log.paginate.data[0]).toMatchObject({
      user_id: as.id,
      type: '收入',
      type_code: 0,
      remark: '购物 100%_折扣',
      integralable_type: null,
      created_at: '2026-11-10 12:00:00',
    });
    expect((await list(as, 'type=1', 'en')).paginate.data[0]).toMatchObject({ type: 'Spending', remark: 'Lottery' });
  });

  it.each([
    ['type=0', [20, 500], 520, 0],
    ['type=', [20, 100, 500], 520, 100],
    ['type=1', [100], 0, 100],
    [`keyword=${encodeURIComponent('抽奖')}`, [100], 0, 100],
    [`keyword=${encodeURIComponent('%_')}`, [20], 20, 0],
    ['keyword=Lottery', [], 0, 0],
    ['timeInterval=2026-10', [100], 0, 100],
    ['timeInterval[]=2026-09-30&timeInterval[]=2026-10-01', [100, 500], 500, 100],
    ['sort=%2Boperation', [20, 100, 500], 520, 100],
    ['sort=-operation', [500, 100, 20], 520, 100],
    ['sort=-user_id', [20, 100, 500], 520, 100],
  ])('narrows by %s', async (query, points, income, expend) => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as);
    expect(await list(as, query)).toMatchObject({ points, income, expend });
  });

  it('finds remarks in the language of the reader', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as);
    expect((await list(as, 'keyword=lott', 'en')).points).toEqual([100]);
  });

  it('shows nobody else’s points', async () => {
    const [owner, other] = [await shop().aCustomer(), await shop().aCustomer()];
    await aHistory(shop(), owner);
    expect(await list(other)).toMatchObject({ points: [], income: 0, expend: 0 });
    const file = await shop().get('integralLog/csv', { as: other, lang: 'en' });
    expect(file.raw).toBe('\uFEFFTime,Type,Points,Remark,Order number\r\n');
    for (const path of ['integralLog', 'integralLog/csv', 'integralLog/balance'])
      expect((await shop().get(path)).status).toBe(500);
    expect((await shop().post('integralCommodity', [])).status).toBe(500);
  });

  it('comes as a table', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as);
    const { raw, headers } = await shop().get('integralLog/csv?timeInterval=2026-10', { as });
    expect(headers['content-disposition']).toBe('attachment; filename="points.csv"');
    expect(raw).toBe('\uFEFF时间,类型,积分,备注,订单编号\r\n2026-10-01 00:00:00,支出,-100,抽奖,\r\n');
  });

  it('has a row for points that came with a receipt', async () => {
    await shop()
      .db.insert(pointsConfigurations)
      .values({ name: { zh: '购物', en: 'Shopping' }, system: 'sys_shop', value: 10 });
    const as = await shop().aCustomer({ money: 10_000 });
    const product = await aProduct(shop(), { type: 'virtual', price: 2500 });
    const { message: id } = await placeOrder(shop(), as, { lines: [{ good: product, price: 25 }] });
    await shop().post('balancePay', { id }, { as });
    await shop().db.update(orders).set({ state: 'shipped' }).where(eq(orders.id, id));
    await shop().post(`goodIndent/receipt/${id}`, {}, { as });
    const { paginate, income } = await list(as, 'timeInterval=2026-11');
    expect(income).toBe(250);
    expect(paginate.data[0]).toMatchObject({
      integralable_id: id,
      integralable_type: 'App\\Models\\v1\\GoodIndent',
      created_at: '2026-11-20 16:00:00',
      balance: 250,
      order_id: id,
    });
    await shop().db.update(orders).set({ deletedAt: shop().now }).where(eq(orders.id, id));
    expect((await list(as)).paginate.data[0]).toMatchObject({ integralable_id: id, order_id: null });
    expect((await shop().get('integralLog/csv', { as })).raw).toMatch(/,订单 (\d+) 购物送积分,\1\r\n$/);
  });

  it('tells the points after each change, and by day', async () => {
    const as = await shop().aCustomer();
    await aHistory(shop(), as);
    await shop().db.update(pointsAccounts).set({ available: 420, total: 520 }).where(eq(pointsAccounts.userId, as.id));
    expect((await list(as, 'type=0')).paginate.data.map(({ balance }) => balance)).toEqual([420, 500]);
    const { message } = await shop().get<Balances>(
      'integralLog/balance?timeInterval[]=2026-09-30&timeInterval[]=2026-10-02',
      { as },
    );
    expect(message).toEqual({
      ...{ opening: 0, income: 500, expend: 100 },
      days: [
        { day: '2026-09-30', balance: 500 },
        { day: '2026-10-01', balance: 400 },
        { day: '2026-10-02', balance: 400 },
      ],
    });
  });

  it('tells what they are worth and how they are earned', async () => {
    await shop().db.delete(pointsConfigurations);
    const plain = { parities: 0.01, return_percent: 0, review: 0, review_characters: 15, review_pictures: 1 };
    expect((await shop().get('integralLog/rules')).message).toEqual(plain);
    await shop()
      .db.insert(pointsConfigurations)
      .values({ name: { zh: '购物' }, system: 'sys_shop', value: 5 });
    await shop()
      .db.insert(configs)
      .values([
        { key: 'points.yuan_per_point', value: 0.02 },
        { key: 'reviews.points', value: 20 },
        { key: 'reviews.points_from_pictures', value: 0 },
      ]);
    const set = { parities: 0.02, return_percent: 5, review: 20, review_characters: 15, review_pictures: 0 };
    expect((await shop().get('integralLog/rules')).message).toEqual(set);
    await shop().db.delete(configs);
    await shop().db.delete(pointsConfigurations);
  });
});

describeInTurn('points for an order', (shop) => {
  const ask = async (as: TestCustomer, lines: unknown) => shop().post<Deduction>('integralCommodity', lines, { as });

  it('counts by the prices of the shop, per line', async () => {
    const as = await shop().aCustomer();
    await shop().db.update(pointsAccounts).set({ available: 77, total: 90 }).where(eq(pointsAccounts.userId, as.id));
    const fixed = await aProduct(shop(), { price: 1000 });
    const percent = await aProduct(shop(), { skus: [{ price: 1999 }] });
    const plain = await aProduct(shop());
    const hidden = await aProduct(shop());
    await shop()
      .db.insert(pointsProducts)
      .values([
        { productId: fixed.id, type: 'fixed', value: 300 },
        { productId: percent.id, type: 'percent', value: 10 },
        { productId: hidden.id, type: 'percent', value: 50, isHidden: true },
      ]);
    const lines = [
      { ids: fixed.id, price: 10, skuIds: 0 },
      { ids: String(percent.id), price: 999_999, skuIds: percent.variantIds[0], number: 3 },
      { ids: plain.id, price: 10, skuIds: null },
      { ids: hidden.id, price: 10 },
      { ids: 987_654, price: 10 },
    ];
    const answer = await ask(as, lines);
    expect(answer.message).toEqual({ available: 77, deductible: 300 + 599, parities: 0.01 });
    expect((await ask(as, { '0': lines[0] })).message.deductible).toBe(300);
    expect((await ask(as, {})).message).toEqual({ available: 77, deductible: 0, parities: 0.01 });
  });

  it('follows what a point is worth', async () => {
    const as = await shop().aCustomer();
    const product = await aProduct(shop(), { price: 1000 });
    await shop().db.insert(pointsProducts).values({ productId: product.id, type: 'fixed', value: 333 });
    await shop().db.insert(configs).values({ key: 'points.yuan_per_point', value: 0.02 });
    expect((await ask(as, [{ ids: product.id }])).message).toMatchObject({ deductible: 166, parities: 0.02 });
  });

  it.each([[[{ ids: 'x' }]], [[{}]], [[{ ids: 1, number: 0 }]], [[{ ids: 1, number: -4 }]]])(
    'refuses %j',
    async (lines) => {
      const as = await shop().aCustomer();
      expect(await ask(as, lines)).toMatchObject({ status: 401, code: 50004, result: 'error' });
    },
  );
});
