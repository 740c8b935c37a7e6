import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { jobsOf } from '../../../app/all-jobs.ts';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { lotteries, lotteryLogs, pointsAccounts, pointsLogs } from '../../../kernel/db/schema/index.ts';
import { ensureRecurring, runDueJobs } from '../../../kernel/jobs/runner.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { aProduct } from '../../orders/testing/products.ts';
import { aLottery, aWonPrize, blank, points, signedInAgain } from '../testing/lotteries.ts';
import { turnLotteriesJob } from '../turn-lotteries.ts';
import { winnerName } from '../winner-name.ts';

const DAY = 86_400_000;

type Row = { id: number; name: string; is_hidden: number };
type Detail = Row & { has_draw: number; integral_prize: Record<string, unknown>[] };
type Log = Record<string, unknown> & { id: number; integral_prize: { name: string } };

describeRacing('lotteries of the demo', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  it('are listed and shown in both languages, with the picture of each prize', async () => {
    const as = await shop().aCustomer();
    const { message: page } = await shop().get<Page<Row>>('integralDraw?limit=10&sort=-created_at', { as });
    expect(page.total).toBe(3);
    expect(page.data.every(({ is_hidden }) => is_hidden === 1)).toBe(true);
    const { message: wheel } = await shop().get<Detail>('integralDraw/1', { as, lang: 'en' });
    expect(wheel).toMatchObject({ name: 'Harvest wheel', type: 1, integral: 50, tries: 5, has_draw: 0 });
    expect(wheel.integral_prize.map(({ name }) => name).slice(0, 2)).toEqual([
      'Noise-cancelling headphones',
      '20 points',
    ]);
    expect(wheel.integral_prize[0]).toMatchObject({ model_type: 'App\\Models\\v1\\GoodSku', is_win: true });
    expect(wheel.integral_prize[1]).toMatchObject({
      model_type: 'App\\Models\\v1\\IntegralConfiguration',
      value: '20',
      quantity: -1,
    });
    expect(wheel.integral_prize[3]).toMatchObject({ model_type: null, is_win: false });
    expect(wheel.integral_prize.every(({ resource }) => resource)).toBe(true);
  });
});

describeRacing('lotteries', (shop) => {
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await shop().aCustomer({ nickname: '林小满' });
  });

  const jobContext = () => {
    const log = {
      info: () => {},
      error: (details: object) => {
        throw details;
      },
    };
    return { ...shop().app.shop, log };
  };
  const pass = async (milliseconds: number) => {
    shop().advance(milliseconds);
    customer = await signedInAgain(shop(), customer);
    const kinds = jobsOf({ demo: false });
    const context = jobContext();
    await ensureRecurring(context, kinds);
    await Promise.all([runDueJobs(context, kinds), runDueJobs(context, kinds)]);
  };
  const ownPrizes = async (lang = 'zh') =>
    (await shop().get<Page<Log>>('integralDrawLog?user=true&limit=10', { as: customer, lang })).message;

  it('lists open ones first and hides deleted ones', async () => {
    const closed = await aLottery(shop(), [blank], { isActive: false });
    const over = await aLottery(shop(), [blank], { endTime: shop().now });
    const open = await aLottery(shop(), [blank]);
    const deleted = await aLottery(shop(), [blank], { deletedAt: shop().now });
    const { data } = (await shop().get<Page<Row>>('integralDraw?sort=-created_at', { as: customer })).message;
    expect(data[0]).toMatchObject({ id: open.id, is_hidden: 1 });
    expect(data.filter(({ id }) => id === closed.id || id === over.id).map((row) => row.is_hidden)).toEqual([0, 0]);
    expect(data.map(({ id }) => id)).not.toContain(deleted.id);
  });

  it('says of one that has not begun whether it will', async () => {
    const later = { startTime: new Date(shop().now.getTime() + 3_600_000) };
    const upcoming = await aLottery(shop(), [blank], later);
    const stopped = await aLottery(shop(), [blank], { ...later, isActive: false });
    const enabled = async ({ id }: { id: number }) =>
      (await shop().get<Row>(`integralDraw/${id}`, { as: customer })).message;
    expect(await enabled(upcoming)).toMatchObject({ is_hidden: 0, is_enabled: true });
    expect(await enabled(stopped)).toMatchObject({ is_hidden: 0, is_enabled: false });
  });

  it('shows visible prizes only; null for an unknown lottery, 404 for what is no id', async () => {
    const lottery = await aLottery(shop(), [points(1), { ...points(2), isHidden: true }, points(3)]);
    const { message } = await shop().get<Detail>(`integralDraw/${lottery.id}`, { as: customer });
    expect(message.integral_prize.map(({ value }) => value)).toEqual(['1', '3']);
    expect(await shop().get('integralDraw/987654', { as: customer })).toMatchObject({ status: 200, message: null });
    expect((await shop().get('integralDraw/x', { as: customer })).status).toBe(404);
    expect((await shop().get(`integralDraw/${lottery.id}`)).status).toBe(500);
  });

  it('shows winners under a masked name, without blanks, and not what redeemed the prize', async () => {
    const lottery = await aLottery(shop(), [points(5), blank]);
    const log = {
      lotteryId: lottery.id,
      userId: customer.id,
      state: 'redeemed' as const,
      modelType: 'order',
      modelId: 77,
    };
    await shop()
      .db.insert(lotteryLogs)
      .values([
        { ...log, prizeId: lottery.prizeIds[0] ?? 0 },
        { ...log, prizeId: lottery.prizeIds[1] ?? 0 },
        { ...log, prizeId: null },
      ]);
    const path = `integralDrawLog?integral_draw_id=${lottery.id}&sort=-created_at`;
    const { message } = await shop().get<Page<Log>>(path, { as: await shop().aCustomer() });
    expect(message.total).toBe(1);
    expect(message.data[0]).toMatchObject({ username: '林**满', state: 1, model_id: null, model_type: null });
    expect((await shop().get('integralDrawLog', { as: customer })).status).toBe(401);
  });

  it('lists own prizes, those to redeem first, with label and code', async () => {
    const product = await aProduct(shop());
    const log = await aWonPrize(shop(), customer, { modelType: 'good', modelId: product.id });
    const redeemed = await aWonPrize(shop(), customer, points(5));
    await shop()
      .db.update(lotteryLogs)
      .set({ state: 'redeemed', modelType: 'points_log', createdAt: new Date(shop().now.getTime() + 1000) })
      .where(eq(lotteryLogs.id, redeemed));
    await aWonPrize(shop(), await shop().aCustomer(), points(1));
    const { total, data } = await ownPrizes();
    expect(total).toBe(2);
    expect(data.map(({ id, state, state_code }) => [id, state, state_code])).toEqual([
      [log, '未兑换', 0],
      [redeemed, '已兑换', 1],
    ]);
    expect(data[0]).toMatchObject({ integral_draw: { name: '秋收大转盘' }, integral_prize: { name: '奖品0' } });
    expect(data.map(({ redeem_before }) => redeem_before)).toEqual([
      shop().app.shop.times.text(new Date(shop().now.getTime() + 15 * DAY)),
      null,
    ]);
    expect((await ownPrizes('en')).data[0]).toMatchObject({
      state: 'Unconverted',
      integral_prize: { name: 'Prize 0' },
    });
  });

  it('tells what an order for a prize will send, to its winner only', async () => {
    const product = await aProduct(shop(), { shippingType: 'fixed', skus: [{ price: 4990 }] });
    const log = await aWonPrize(shop(), customer, { modelType: 'good_sku', modelId: product.variantIds[0] ?? 0 });
    const { message } = await shop().get<unknown[]>(`integralDrawLogGood/${log}`, { as: customer, lang: 'en' });
    expect(message).toEqual([
      expect.objectContaining({
        number: 1,
        good_id: product.id,
        good_sku_id: product.variantIds[0],
        price: 49.9,
        name: product.name.en,
        product_sku: [{ key: 'Colour', value: 'No. 1' }],
        good: expect.objectContaining({ freight_id: 0, resources: expect.objectContaining({ type: 1 }) }),
      }),
    ]);
    const stranger = await shop().aCustomer();
    expect(await shop().get(`integralDrawLogGood/${log}`, { as: stranger })).toMatchObject({
      status: 404,
      code: 50000,
    });
    const pointsLog = await aWonPrize(shop(), customer, points(5));
    expect((await shop().get(`integralDrawLogGood/${pointsLog}`, { as: customer })).status).toBe(404);
  });

  it('end by the clock, and the job writes it down', async () => {
    const lottery = await aLottery(shop(), [blank], { endTime: new Date(shop().now.getTime() + DAY) });
    await pass(DAY);
    const [row] = await shop().db.select().from(lotteries).where(eq(lotteries.id, lottery.id));
    expect(row?.isActive).toBe(false);
    expect((await shop().post(`integralWinning/${lottery.id}`, {}, { as: customer })).status).toBe(401);
  });

  it('turn goods nobody asked for in time into points, once, whatever the processes', async () => {
    const product = await aProduct(shop());
    const prize = { modelType: 'good', modelId: product.id, recyclePoints: 300 } as const;
    const log = await aWonPrize(shop(), customer, prize);
    const stateOf = async () => (await shop().db.select().from(lotteryLogs).where(eq(lotteryLogs.id, log)))[0]?.state;
    await pass(14 * DAY);
    expect(await stateOf()).toBe('open');
    // A lease that ran out lets two do the same work.
    shop().advance(DAY);
    await Promise.all([1, 2, 3].map(() => turnLotteriesJob.run({}, jobContext())));
    await pass(DAY);
    expect(await stateOf()).toBe('recycled');
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    expect(account).toMatchObject({ available: 300, total: 300 });
    const rows = await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, customer.id));
    expect(rows).toMatchObject([{ type: 'income', operation: 300, sourceType: 'lottery' }]);
    expect((await ownPrizes()).data[0]).toMatchObject({ state: '已回收', state_code: 2 });
    const shipping_id = await anAddress(shop(), customer);
    const order = { integral_draw_log_id: log, shipping_id, carriage: 0 };
    expect((await shop().post('goodIndent', order, { as: customer })).status).toBe(401);
  });
});

it.each([
  [{ nickname: '林小满', cellphone: '13800000001' }, '林**满'],
  [{ nickname: ' 林 ', cellphone: '13800000001' }, '林**林'],
  [{ nickname: '', cellphone: '13800000001' }, '138****0001'],
  [{ nickname: null, cellphone: null }, '**'],
])('the winner %j is shown as %s', (author, name) => {
  expect(winnerName(author)).toBe(name);
});
