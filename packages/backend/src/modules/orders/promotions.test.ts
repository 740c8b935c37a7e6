import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  categories,
  coupons,
  moneyLogs,
  notifications,
  orderCoupons,
  orders,
  pointsAccounts,
  pointsLogs,
  pointsProducts,
  products,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { expireOrder } from './expire-order.ts';
import { placeOrder } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

type Preview = {
  goods_total: number;
  coupon_money: number;
  coupon_invalid: boolean;
  integralPrice: number;
  integral: { available: number; deductible: number; used: number };
  total: number;
};

const DAY = 86_400_000;

describeEngines('orders with coupons and points', (shop) => {
  let customer: TestCustomer;
  let product: StockedProduct;

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    await shop()
      .db.update(pointsAccounts)
      .set({ available: 1000, total: 1500 })
      .where(eq(pointsAccounts.userId, customer.id));
    product = await aProduct(shop(), { type: 'virtual', price: 10_000 });
    await shop().db.insert(pointsProducts).values({ productId: product.id, type: 'percent', value: 5 });
  });

  type Terms = Partial<typeof coupons.$inferInsert>;
  /** A coupon the customer has claimed: 20.00 off from 50.00, for a day, unless said otherwise. */
  const give = async (terms: Terms = {}, own: Partial<typeof userCoupons.$inferInsert> = {}, owner = customer) => {
    const until = new Date(shop().now.getTime() + DAY);
    const [coupon] = await shop()
      .db.insert(coupons)
      .values({
        name: { zh: '券' },
        cost: 2000,
        threshold: 5000,
        state: 'underway',
        startTime: shop().now,
        endTime: until,
        ...terms,
      })
      .returning();
    const [mine] = await shop()
      .db.insert(userCoupons)
      .values({
        userId: owner.id,
        couponId: coupon?.id ?? 0,
        ticket: `T${Math.random()}`,
        cost: coupon?.cost ?? 0,
        failureTime: until,
        ...own,
      })
      .returning();
    return mine?.id ?? 0;
  };
  const place = (extra: object, quantity = 1) =>
    placeOrder(shop(), customer, { lines: [{ good: product, quantity, price: 100 }], extra });
  const orderOf = async (id: number) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
  const couponState = async (id: number) =>
    (await shop().db.select().from(userCoupons).where(eq(userCoupons.id, id)))[0]?.state;
  const account = async () =>
    (await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id)))[0];
  const ledger = async () =>
    (await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, customer.id)).orderBy(pointsLogs.id)).map(
      ({ type, operation, sourceId }) => [type, operation, sourceId],
    );

  it('cost less: coupon first, then points; both are used up with a ledger row', async () => {
    const coupon = await give();
    const { message: id, status } = await place({ user_coupon_id: coupon, integral: 300 }, 2);
    expect(status).toBe(200);
    expect(await orderOf(id)).toMatchObject({
      state: 'awaiting-payment',
      productsTotal: 20_000,
      couponMoney: 2000,
      pointsSpent: 300,
      pointsMoney: 300,
      total: 17_700,
    });
    expect(await couponState(coupon)).toBe('used');
    expect(await shop().db.select().from(orderCoupons).where(eq(orderCoupons.orderId, id))).toEqual([
      { orderId: id, userCouponId: coupon },
    ]);
    expect(await account()).toMatchObject({ available: 700, total: 1500 });
    expect(await ledger()).toEqual([['spending', 300, id]]);
    expect((await shop().get(`goodIndent/detail/${id}`, { as: customer })).message).toMatchObject({
      coupon_money: 2000,
      integralPrice: 3,
      total: 177,
    });
    await shop().post('balancePay', { id }, { as: customer });
    expect((await shop().get<{ money: number }>('user', { as: customer })).message.money).toBe(823);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['cancelled', (id) => shop().post(`goodIndent/cancel/${id}`, {}, { as: customer })],
    [
      'expired',
      async (id) => {
        await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, id));
        await shop().db.transaction((tx) => expireOrder(tx, id, shop().now));
      },
    ],
  ])('give back what they held when %s, once', async (_, end) => {
    const coupon = await give();
    const { message: id } = await place({ user_coupon_id: coupon, integral: 400 });
    await end(id);
    await end(id);
    expect(await couponState(coupon)).toBe('unused');
    expect(await account()).toMatchObject({ available: 1000, total: 1500 });
    expect(await ledger()).toEqual([
      ['spending', 400, id],
      ['income', 400, id],
    ]);
    expect((await place({ user_coupon_id: coupon })).status).toBe(200);
  });

  it('are paid at once when nothing is left to pay', async () => {
    const coupon = await give({ cost: 50_000, threshold: 0 });
    const { message: id } = await place({ user_coupon_id: coupon });
    expect(await orderOf(id)).toMatchObject({
      state: 'awaiting-shipment',
      couponMoney: 10_000,
      total: 0,
      payTime: shop().now,
    });
  });

  it.each<[string, Terms, Partial<typeof userCoupons.$inferInsert>]>([
    ['used', {}, { state: 'used' }],
    ['invalid', {}, { state: 'invalid' }],
    ['over', {}, { failureTime: new Date('2026-11-20T08:00:00Z') }],
    ['below its threshold', { threshold: 10_001 }, {}],
    ['for other goods', { scopeType: 'goods', scopeIds: [987_654] }, {}],
    ['for another category', { scopeType: 'categories', scopeIds: [987_654] }, {}],
  ])('refuse a coupon that is %s, and change nothing', async (_, terms, own) => {
    const coupon = await give(terms, own);
    const state = await couponState(coupon);
    const answer = await place({ user_coupon_id: coupon, integral: 100 });
    expect(answer).toMatchObject({ status: 401, code: 50001, message: '该优惠券不能用于此订单' });
    expect(await shop().db.$count(orders, eq(orders.userId, customer.id))).toBe(0);
    expect(await couponState(coupon)).toBe(state);
    expect(await account()).toMatchObject({ available: 1000 });
  });

  it('refuse the coupon of somebody else', async () => {
    const coupon = await give({}, {}, await shop().aCustomer());
    expect(await place({ user_coupon_id: coupon })).toMatchObject({ status: 401, code: 50001 });
    expect(await couponState(coupon)).toBe('unused');
  });

  it('take a coupon off the goods it is for, those of categories below too', async () => {
    const [top] = await shop()
      .db.insert(categories)
      .values({ name: { zh: '上' } })
      .returning();
    const [low] = await shop()
      .db.insert(categories)
      .values({ name: { zh: '下' }, parentId: top?.id ?? 0 })
      .returning();
    await shop()
      .db.update(products)
      .set({ categoryId: low?.id ?? 0 })
      .where(eq(products.id, product.id));
    const other = await aProduct(shop(), { type: 'virtual', price: 50_000 });
    const coupon = await give({
      type: 'percent',
      cost: 1000,
      threshold: 10_000,
      scopeType: 'categories',
      scopeIds: [top?.id ?? 0],
    });
    const lines = [
      { good: product, price: 100 },
      { good: other, price: 500 },
    ];
    const { message: id } = await placeOrder(shop(), customer, { lines, extra: { user_coupon_id: coupon } });
    expect(await orderOf(id)).toMatchObject({ productsTotal: 60_000, couponMoney: 1000, total: 59_000 });
  });

  it.each([
    ['than there are', 1001, '可用积分不够'],
    ['than the order may use', 501, '超过该订单可用积分'],
  ])('refuse more points %s', async (_, integral, message) => {
    expect(await place({ integral })).toMatchObject({ status: 401, code: 50001, message });
    expect(await account()).toMatchObject({ available: 1000 });
    expect((await place({ integral: 500 })).status).toBe(200);
  });

  it('refuse points that are worth more than what the coupon leaves', async () => {
    const coupon = await give({ cost: 9900, threshold: 0 });
    expect(await place({ user_coupon_id: coupon, integral: 101 })).toMatchObject({ message: '超过该订单可用积分' });
    const { message: id } = await place({ user_coupon_id: coupon, integral: 100 });
    expect(await orderOf(id)).toMatchObject({ total: 0, state: 'awaiting-shipment' });
  });

  it('come back with a refund of an order that cost nothing, which moves no money', async () => {
    const coupon = await give({ cost: 9900, threshold: 0 });
    const { message: id } = await place({ user_coupon_id: coupon, integral: 100 });
    const refund = (amount: number, points: number) => {
      const wish = { orderId: id, amount, points, reason: '不想要了', way: 'balance' as const };
      return shop().db.transaction((tx) => refundOrder(tx, shop().app.shop, wish));
    };
    await expect(refund(1, 100)).rejects.toThrow('param.missing');
    await expect(refund(0, 0.5)).rejects.toThrow('param.missing');
    await refund(0, 100);
    expect(await orderOf(id)).toMatchObject({
      state: 'refunded',
      refundMoney: 0,
      refundTime: shop().now,
      refundReason: '不想要了',
    });
    expect(await couponState(coupon)).toBe('unused');
    expect(await account()).toMatchObject({ available: 1000, total: 1500 });
    expect(await ledger()).toEqual([
      ['spending', 100, id],
      ['income', 100, id],
    ]);
    expect(await shop().db.$count(moneyLogs, eq(moneyLogs.userId, customer.id))).toBe(0);
    const isNotice = and(eq(notifications.userId, customer.id), eq(notifications.type, 'refunded'));
    expect(await shop().db.$count(notifications, isNotice)).toBe(1);
    await expect(refund(0, 100)).rejects.toThrow('order.state');
  });

  it('let a refund take points, at most those that are left', async () => {
    const { message: id } = await place({});
    await shop().post('balancePay', { id }, { as: customer });
    const wish = { orderId: id, amount: 10_000, points: -1200, reason: '退货', way: 'balance' as const };
    await shop().db.transaction((tx) => refundOrder(tx, shop().app.shop, wish));
    expect(await account()).toMatchObject({ available: 0, total: 1500 });
    expect(await ledger()).toEqual([['spending', 1000, id]]);
  });

  it('use a coupon once and points as far as they go, however many orders come together', async () => {
    const coupon = await give();
    const withCoupon = await Promise.all([1, 2, 3, 4].map(() => place({ user_coupon_id: coupon })));
    expect(withCoupon.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    const withPoints = await Promise.all([1, 2, 3, 4].map(() => place({ integral: 400 })));
    expect(withPoints.map(({ status }) => status).toSorted()).toEqual([200, 200, 401, 401]);
    expect(await account()).toMatchObject({ available: 200 });
    const spent = and(eq(pointsLogs.userId, customer.id), eq(pointsLogs.type, 'spending'));
    expect(await shop().db.$count(pointsLogs, spent)).toBe(2);
  });

  it('are foretold by the preview, which leaves out what cannot be used', async () => {
    const preview = async (extra: object) => {
      const body = { indentCommodity: [{ good_id: product.id, number: 1 }], ...extra };
      return (await shop().post<Preview>('goodIndent/preview', body, { as: customer })).message;
    };
    const coupon = await give();
    expect(await preview({ user_coupon_id: coupon, integral: 250 })).toMatchObject({
      goods_total: 100,
      coupon_money: 20,
      coupon_invalid: false,
      integralPrice: 2.5,
      integral: { available: 1000, deductible: 500, used: 250 },
      total: 77.5,
    });
    expect(await preview({ user_coupon_id: 987_654, integral: 5000 })).toMatchObject({
      coupon_money: 0,
      coupon_invalid: true,
      integralPrice: 0,
      integral: { used: 0 },
      total: 100,
    });
    expect(await couponState(coupon)).toBe('unused');
  });
});
