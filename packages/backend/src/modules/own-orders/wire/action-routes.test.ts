import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  coupons,
  notifications,
  orderCoupons,
  orders,
  pointsAccounts,
  pointsConfigurations,
  pointsLogs,
  products,
  userCoupons,
} from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';

describeInTurn('acting on orders', (shop) => {
  let customer: TestCustomer;
  let product: StockedProduct;
  let paidStock: StockedProduct;
  let id: number;

  beforeEach(async () => {
    customer = await shop().aCustomer();
    const address = await anAddress(shop(), customer);
    product = await aProduct(shop(), { stock: 5 });
    paidStock = await aProduct(shop(), { stock: 5, stockRule: 'when-paid' });
    const lines = [{ good: product, quantity: 2 }, { good: paidStock }];
    id = (await placeOrder(shop(), customer, { lines, address })).message;
  });

  const act = (action: string, orderId: number | string = id, as = customer) =>
    shop().post<string>(`goodIndent/${action}/${orderId}`, {}, { as });
  const stateOf = async () => (await read()).state;
  const read = async () => {
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('no order');
    return order;
  };
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    shop().db.update(orders).set(values).where(eq(orders.id, id));
  const stocks = async () => {
    const rows = await shop()
      .db.select({ id: products.id, stock: products.stock, sales: products.sales })
      .from(products);
    return [product, paidStock].map((one) => rows.find((row) => row.id === one.id));
  };

  it.each([['cancel'], ['receipt'], ['destroy']])(
    '%s is refused to visitors, strangers and for unknown orders',
    async (action) => {
      expect((await shop().post(`goodIndent/${action}/${id}`, {})).status).toBe(500);
      const stranger = await shop().aCustomer();
      expect(await act(action, id, stranger)).toMatchObject({ status: 404, code: 50000 });
      expect((await act(action, 999_999)).status).toBe(404);
      expect((await act(action, 'x')).status).toBe(404);
      expect(await stateOf()).toBe('awaiting-payment');
    },
  );

  describe('cancel', () => {
    it('gives the stock back that was taken, once', async () => {
      expect(await act('cancel')).toMatchObject({ status: 200, message: '已取消' });
      expect((await act('cancel')).status).toBe(200);
      expect(await stateOf()).toBe('cancelled');
      expect((await stocks()).map((row) => row?.stock)).toEqual([5, 5]);
    });

    it('gives the stock back even when the good’s rule was changed meanwhile', async () => {
      await shop().db.update(products).set({ stockRule: 'when-paid' }).where(eq(products.id, product.id));
      await shop().db.update(products).set({ stockRule: 'when-ordered' }).where(eq(products.id, paidStock.id));
      await act('cancel');
      expect((await stocks()).map((row) => row?.stock)).toEqual([5, 5]);
    });

    it('returns coupon and points', async () => {
      const day = 86_400_000;
      const [coupon] = await shop()
        .db.insert(coupons)
        .values({ name: { zh: '券' }, startTime: shop().now, endTime: new Date(shop().now.getTime() + day) })
        .returning();
      const [mine] = await shop()
        .db.insert(userCoupons)
        .values({
          userId: customer.id,
          couponId: coupon?.id ?? 0,
          ticket: `t${id}`,
          state: 'used',
          failureTime: new Date(shop().now.getTime() + day),
        })
        .returning();
      await shop()
        .db.insert(orderCoupons)
        .values({ orderId: id, userCouponId: mine?.id ?? 0 });
      await set({ pointsSpent: 30 });
      await act('cancel');
      const [back] = await shop()
        .db.select()
        .from(userCoupons)
        .where(eq(userCoupons.id, mine?.id ?? 0));
      expect(back?.state).toBe('unused');
      const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
      expect(account?.available).toBe(30);
      expect(await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, customer.id))).toMatchObject([
        { type: 'income', operation: 30 },
      ]);
    });

    it.each([
      ['awaiting-shipment'],
      ['shipped'],
      ['expired'],
      ['completed'],
      ['refunded'],
      ['awaiting-review'],
      ['awaiting-group'],
    ] as const)('is refused in state %s', async (state) => {
      await set({ state });
      expect(await act('cancel')).toMatchObject({ status: 401, code: 50003, message: '订单状态已变化，请刷新' });
      expect((await stocks()).map((row) => row?.stock)).toEqual([3, 5]);
    });

    it('is refused once the time to pay is over', async () => {
      await set({ overtime: shop().now });
      expect((await act('cancel')).code).toBe(50003);
    });
  });

  describe('receipt', () => {
    beforeEach(async () => {
      await shop()
        .db.insert(pointsConfigurations)
        .values({ name: { zh: '购物送积分' }, system: 'sys_shop', value: 5 })
        .onConflictDoNothing();
      await set({ state: 'shipped' });
    });

    it('counts sales, gives points, tells the customer and waits for a review; a second call changes nothing', async () => {
      expect(await act('receipt')).toMatchObject({ status: 200, message: '已确认收货' });
      expect((await act('receipt')).status).toBe(200);
      const now = shop().now;
      expect(await read()).toMatchObject({
        state: 'awaiting-review',
        confirmTime: now,
        receivingTime: now,
        isReceivedByClock: false,
      });
      expect((await read()).evaluateTime).toEqual(new Date(now.getTime() + 12 * 86_400_000));
      expect((await stocks()).map((row) => row?.sales)).toEqual([2, 1]);
      const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
      expect(account).toMatchObject({ total: 150, available: 150 });
      expect(await shop().db.select().from(pointsLogs).where(eq(pointsLogs.userId, customer.id))).toHaveLength(1);
      const notices = await shop().db.select().from(notifications).where(eq(notifications.userId, customer.id));
      expect(notices.map((notice) => notice.type).toSorted()).toEqual(['please_review', 'received']);
      const [told] = notices.filter((notice) => notice.type === 'received');
      expect(told?.createdAt).toEqual(now);
      expect(told?.data.texts.en?.list.slice(2)).toEqual([
        { keyword: 'Ordered at', data: expect.stringMatching(/^\d{4}-/) },
        { keyword: 'Shipped at', data: null },
        { keyword: 'Received at', data: '2026-11-20 16:00:00' },
        { keyword: 'Points', data: '150' },
      ]);
    });

    it.each([
      ['awaiting-payment'],
      ['awaiting-shipment'],
      ['expired'],
      ['cancelled'],
      ['refunded'],
      ['refund-pending'],
      ['awaiting-group'],
    ] as const)('is refused in state %s', async (state) => {
      await set({ state });
      expect(await act('receipt')).toMatchObject({ status: 401, code: 50003 });
      expect(await stateOf()).toBe(state);
    });
  });

  describe('destroy', () => {
    it.each([['expired'], ['completed'], ['cancelled'], ['refunded'], ['reviewed']] as const)(
      'hides an order in state %s',
      async (state) => {
        await set({ state });
        expect(await act('destroy')).toMatchObject({ status: 200, message: '已删除' });
        expect((await act('destroy')).status).toBe(404);
        const left = await shop().db.$count(orders, and(eq(orders.id, id), eq(orders.state, state)));
        expect(left).toBe(1);
      },
    );

    it.each([
      ['awaiting-payment'],
      ['awaiting-shipment'],
      ['shipped'],
      ['refund-pending'],
      ['refund-failed'],
      ['awaiting-review'],
      ['awaiting-group'],
    ] as const)('is refused in state %s', async (state) => {
      await set({ state });
      expect(await act('destroy')).toMatchObject({ status: 401, code: 50003 });
    });
  });
});
