import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  coupons,
  flashSalePurchases,
  flashSales,
  flashSaleVariants,
  lotteryLogs,
  moneyLogs,
  orders,
  pointsAccounts,
  pointsLogs,
  pointsProducts,
  products,
  userCoupons,
  users,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { aLottery, points } from '../lotteries/testing/lotteries.ts';
import { expireOrder } from './expire-order.ts';
import { wireLine } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

const START = 100_000;
const POINTS = 3000;
const STOCK = 60;
const ROUNDS = 6;
const HOUR = 3_600_000;

/** Everything that takes and gives money, points, coupons and pieces, of one customer, at once. */
describeEngines('a customer who does everything at once', (shop) => {
  let customer: TestCustomer;
  let product: StockedProduct;
  let saleVariantId: number;
  let saleId: number;
  let coupon: number;
  let lottery: { id: number };

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: START });
    const own = eq(pointsAccounts.userId, customer.id);
    await shop().db.update(pointsAccounts).set({ available: POINTS, total: POINTS }).where(own);
    product = await aProduct(shop(), { type: 'virtual', price: 1000, stock: STOCK });
    await shop().db.insert(pointsProducts).values({ productId: product.id, type: 'percent', value: 50 });
    const [start = shop().now, end = shop().now] = [-HOUR, HOUR].map((at) => new Date(shop().now.getTime() + at));
    const values = { productId: product.id, name: { zh: '秒杀' }, time: start, endTime: end, customerLimit: 2 };
    const [sale] = await shop().db.insert(flashSales).values(values).returning();
    saleId = sale?.id ?? 0;
    const pieces = { flashSaleId: saleId, variantId: null, salePrice: 600, price: 1000, limit: 5, remaining: 5 };
    const [variant] = await shop().db.insert(flashSaleVariants).values(pieces).returning();
    saleVariantId = variant?.id ?? 0;
    // Longer than orders may lapse here: a coupon that is over does not come back.
    const until = new Date(shop().now.getTime() + 99 * HOUR);
    const terms = { name: { zh: '券' }, cost: 300, state: 'underway' as const, startTime: start, endTime: until };
    const [issued] = await shop().db.insert(coupons).values(terms).returning();
    const mine = { userId: customer.id, couponId: issued?.id ?? 0, ticket: `B${customer.id}-${Math.random()}` };
    const [claimed] = await shop()
      .db.insert(userCoupons)
      .values({ ...mine, cost: 300, failureTime: until })
      .returning();
    coupon = claimed?.id ?? 0;
    const prizes = [{ modelType: 'balance', value: '250' } as const, points(40), { ...points(5), quantity: 50 }];
    lottery = await aLottery(shop(), prizes, { tries: 7, cost: 20 });
  });

  const place = (extra: object, line: object = {}, price = 10) => {
    const lines = [{ ...wireLine({ good: product, price }), ...line }];
    return shop().post<number>('goodIndent', { indentCommodity: lines, carriage: 0, ...extra }, { as: customer });
  };
  const pay = (id: number) => shop().post('balancePay', { id }, { as: customer });
  const cancel = (id: number) => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer });
  const lapse = (id: number) => {
    const late = new Date(shop().now.getTime() + 48 * HOUR);
    return shop()
      .db.transaction((tx) => expireOrder(tx, id, late))
      .then(() => ({ status: 200 }));
  };
  const draw = () => shop().post(`integralWinning/${lottery.id}`, {}, { as: customer });
  const journey = async (order: Promise<{ status: number; message: number }>, round: number) => {
    const { status, message: id } = await order;
    if (status !== 200) return [status];
    const ends = [pay(id), round % 3 === 0 ? cancel(id) : round % 3 === 1 ? lapse(id) : pay(id)];
    return [status, ...(await Promise.all(ends)).map((answer) => answer.status)];
  };

  it('gets nothing twice, loses nothing, and nobody waits for ever', async () => {
    const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
    const responses = await Promise.all(
      rounds.flatMap((round) => [
        journey(place({ user_coupon_id: coupon }), round),
        journey(place({ integral: 400 }), round),
        journey(place({}, { seckill_id: saleId, seckill_sku_id: saleVariantId }, 6), round),
        draw().then(({ status }) => [status]),
        draw().then(({ status }) => [status]),
      ]),
    );
    // Refusals are refusals: never a fault, such as two transactions that wait for each other.
    expect(new Set(responses.flat())).toEqual(new Set([200, 401]));

    const own = await shop().db.select().from(orders).where(eq(orders.userId, customer.id));
    const held = own.filter(({ state }) => state === 'awaiting-payment' || state === 'awaiting-shipment');
    const paid = own.filter(({ state }) => state === 'awaiting-shipment');
    const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

    const money = await balance();
    expect(money.ledger).toBe(money.balance - START);
    expect(money.spent).toBe(sumOf(paid.map(({ total }) => total)));
    const account = await pointsOf();
    expect(account.ledger).toBe(account.available - POINTS);
    expect(account.available).toBeGreaterThanOrEqual(0);

    const withCoupon = held.filter(({ couponMoney }) => couponMoney > 0);
    const [claimed] = await shop().db.select().from(userCoupons).where(eq(userCoupons.id, coupon));
    expect(withCoupon.length).toBe(claimed?.state === 'used' ? 1 : 0);
    expect(withCoupon.length).toBeLessThanOrEqual(1);

    const inSale = held.filter(({ type }) => type === 'flash-sale').length;
    expect(inSale).toBeLessThanOrEqual(2);
    const [variant] = await shop().db.select().from(flashSaleVariants).where(eq(flashSaleVariants.id, saleVariantId));
    expect(variant?.remaining).toBe(5 - inSale);
    expect(await shop().db.$count(flashSalePurchases, eq(flashSalePurchases.flashSaleId, saleId))).toBe(inSale);
    const [stock] = await shop().db.select().from(products).where(eq(products.id, product.id));
    expect(stock?.stock).toBe(STOCK - held.length);
    expect(await shop().db.$count(lotteryLogs, eq(lotteryLogs.userId, customer.id))).toBe(7);
  });

  const balance = async () => {
    const [user] = await shop().db.select().from(users).where(eq(users.id, customer.id));
    const logs = await shop().db.select().from(moneyLogs).where(eq(moneyLogs.userId, customer.id));
    const spent = logs.filter(({ type }) => type === 'spending').reduce((sum, row) => sum + row.money, 0);
    const income = logs.filter(({ type }) => type === 'income').reduce((sum, row) => sum + row.money, 0);
    return { balance: user?.money ?? 0, spent, ledger: income - spent };
  };
  const pointsOf = async () => {
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    const [row] = await shop()
      .db.select({
        ledger: sql<number>`coalesce(sum(case when ${pointsLogs.type} = 0 then ${pointsLogs.operation} else -${pointsLogs.operation} end), 0)`,
      })
      .from(pointsLogs)
      .where(and(eq(pointsLogs.userId, customer.id), inArray(pointsLogs.type, ['income', 'spending'])));
    return { available: account?.available ?? 0, ledger: Number(row?.ledger ?? 0) };
  };
});
