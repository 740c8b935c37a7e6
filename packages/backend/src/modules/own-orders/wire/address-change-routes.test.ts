import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  moneyLogs,
  notifications,
  orderAddressChanges,
  orderLines,
  orderLocations,
  orders,
  refundRequests,
  shippingRateSteps,
  users,
} from '../../../kernel/db/schema/index.ts';
import { shipOrder } from '../../../operator/operations/orders/ship-order.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { lockOrder } from '../../orders/order-records.ts';
import { brokenPayments } from '../../orders/testing/books.ts';
import { placeOrder } from '../../orders/testing/orders.ts';
import { aSentProduct, someAddresses } from '../../orders/testing/regions.ts';

type Offer = {
  carriage: number;
  total: number;
  paid: boolean;
  obstacle: string | null;
  shippings: { id: number; carriage: number; difference: number; current: boolean; allowed: boolean }[];
};

describeRacing('changing the address of an order', (shop) => {
  let customer: TestCustomer;
  let to: Awaited<ReturnType<typeof someAddresses>>;
  let id: number;

  const read = async () => {
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('no order');
    return order;
  };
  const location = async () => (await shop().db.select().from(orderLocations).where(eq(orderLocations.orderId, id)))[0];
  const offer = (as = customer, of: number | string = id) => shop().get<Offer>(`goodIndent/address/${of}`, { as });
  const change = (addressId: number, carriage: number, as = customer, of: number | string = id) =>
    shop().post<string>(`goodIndent/address/${of}`, { shipping_id: addressId, carriage }, { as });
  const pay = () => shop().post('balancePay', { id }, { as: customer });
  const balance = async () => (await shop().db.select().from(users).where(eq(users.id, customer.id)))[0]?.money;
  const history = () => shop().db.select().from(orderAddressChanges).where(eq(orderAddressChanges.orderId, id));
  const bills = () => shop().db.select().from(moneyLogs).where(eq(moneyLogs.orderId, id));
  const ship = () =>
    shop().db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.state === 'awaiting-shipment') await shipOrder(tx, shop().app.shop, order, null);
    });
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    shop().db.update(orders).set(values).where(eq(orders.id, id));
  const booksAreRight = async () => expect(await brokenPayments(shop())).toEqual([]);

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    to = await someAddresses(shop(), customer);
    const product = await aSentProduct(shop());
    const lines = [{ good: product, quantity: 2 }];
    id = (await placeOrder(shop(), customer, { lines, address: to.home, carriage: 10 })).message;
  });

  it('is nobody else’s business, and of an order there is', async () => {
    const stranger = await shop().aCustomer();
    const theirs = await someAddresses(shop(), stranger);
    expect((await shop().get(`goodIndent/address/${id}`)).status).toBe(500);
    expect(await offer(stranger)).toMatchObject({ status: 404, code: 50000 });
    expect(await change(theirs.nearer, 4, stranger)).toMatchObject({ status: 404 });
    expect((await offer(customer, 'x')).status).toBe(404);
    expect(await change(theirs.nearer, 4)).toMatchObject({ status: 401, code: 50001, message: '请选择收货地址' });
    expect((await shop().post(`goodIndent/address/${id}`, {}, { as: customer })).status).toBe(401);
    expect((await location())?.address).toContain('示例路1号');
  });

  it('tells the shipping fee of every address, before and after the payment', async () => {
    const before = (await offer()).message;
    expect(before).toMatchObject({ carriage: 10, total: 30, paid: false, obstacle: null });
    expect(
      before.shippings.map(({ carriage, difference, current, allowed }) => [carriage, difference, current, allowed]),
    ).toEqual([
      [10, 0, true, true],
      [10, 0, false, true],
      [4, -6, false, true],
      [18, 8, false, true],
      [0, -10, false, true],
    ]);
    await pay();
    const after = (await offer()).message;
    expect(after.paid).toBe(true);
    expect(after.shippings.map(({ allowed }) => allowed)).toEqual([true, true, true, false, true]);
  });

  describe('before the payment', () => {
    it.each([
      ['nearer', 4, 24],
      ['farther', 18, 38],
      ['free', 0, 20],
      ['neighbour', 10, 30],
    ] as const)('to %s: the total follows', async (where, carriage, total) => {
      expect(await change(to[where], carriage)).toMatchObject({ status: 200 });
      expect(await read()).toMatchObject({
        shippingFee: carriage * 100,
        total: total * 100,
        state: 'awaiting-payment',
      });
      await pay();
      expect(await balance()).toBe(100_000 - total * 100);
      await booksAreRight();
    });

    it('an order that costs nothing any more is paid by that', async () => {
      await set({ pointsSpent: 1, pointsMoney: 2000, total: 1000 });
      await shop().db.update(orderLines).set({ pointsMoney: 2000 }).where(eq(orderLines.orderId, id));
      expect(await change(to.free, 0)).toMatchObject({ status: 200 });
      expect(await read()).toMatchObject({ total: 0, state: 'awaiting-shipment', payTime: shop().now });
    });
  });

  describe('after the payment', () => {
    beforeEach(pay);

    it('what it costs less goes back to the balance, and the change is written down and told', async () => {
      expect(await change(to.nearer, 4)).toMatchObject({ status: 200, message: '已保存' });
      expect(await read()).toMatchObject({ shippingFee: 400, total: 2400, state: 'awaiting-shipment' });
      expect(await balance()).toBe(100_000 - 2400);
      expect((await bills()).map(({ type, money, payWay }) => [type, money, payWay])).toEqual([
        ['spending', 3000, 'balance'],
        ['income', 600, 'balance'],
      ]);
      expect(await location()).toMatchObject({ address: '江苏省南京市玄武区示例路3号' });
      expect(await history()).toMatchObject([
        {
          address: '浙江省杭州市余杭区示例路1号',
          shippingFeeBefore: 1000,
          shippingFee: 400,
          refunded: 600,
          way: 'balance',
        },
      ]);
      const told = await shop().db.select().from(notifications).where(eq(notifications.userId, customer.id));
      const [notice] = told.filter(({ type }) => type === 'address_changed');
      expect(notice?.data.texts.en?.list.at(-1)).toEqual({ keyword: 'Back to your balance', data: '$6.00' });
      await booksAreRight();
    });

    it('dearer is refused with the amount in words, and nothing has changed', async () => {
      const refused = await shop().post(
        `goodIndent/address/${id}`,
        { shipping_id: to.farther, carriage: 18 },
        { as: customer, lang: 'en' },
      );
      expect(refused).toMatchObject({ status: 401, code: 50004, message: expect.stringContaining('8.00 more') });
      expect(await read()).toMatchObject({ shippingFee: 1000, total: 3000 });
      expect((await location())?.address).toContain('示例路1号');
      expect(await history()).toEqual([]);
    });

    it('the same just changes; asked for once more it is done already', async () => {
      expect((await change(to.neighbour, 10)).status).toBe(200);
      expect((await change(to.neighbour, 10)).status).toBe(200);
      expect(await location()).toMatchObject({ house: '202室' });
      expect(await history()).toHaveLength(1);
      expect(await balance()).toBe(97_000);
    });

    it('another shipping fee than was shown is a conflict', async () => {
      await shop().db.update(shippingRateSteps).set({ firstFee: 300 }).where(eq(shippingRateSteps.firstFee, 400));
      expect(await change(to.nearer, 4)).toMatchObject({ status: 401, code: 50004 });
      expect((await read()).shippingFee).toBe(1000);
      expect((await change(to.nearer, 3)).status).toBe(200);
      await shop().db.update(shippingRateSteps).set({ firstFee: 400 }).where(eq(shippingRateSteps.firstFee, 300));
    });

    it('goes nearer and nearer, and the refund of all gives back what is left', async () => {
      await change(to.nearer, 4);
      await change(to.free, 0);
      expect(await balance()).toBe(100_000 - 2000);
      const { message } = await shop().get<{ lines: { id: number }[] }>(`refund/order/${id}`, { as: customer });
      const wish = { kind: 'refund', reason: 'other', lines: [{ id: message.lines[0]?.id, number: 2 }] };
      const quote = await shop().post<{ amount: number; freight: number }>(`refund/preview/${id}`, wish, {
        as: customer,
      });
      expect(quote.message).toMatchObject({ amount: 20, freight: 0 });
      await booksAreRight();
    });

    it('waits while a refund is open, and keeps its shipping fee once pieces are back', async () => {
      const { message } = await shop().get<{ lines: { id: number }[] }>(`refund/order/${id}`, { as: customer });
      const wish = { kind: 'refund', reason: 'other', lines: [{ id: message.lines[0]?.id, number: 1 }], amount: 15 };
      const asked = await shop().post<number>(`refund/order/${id}`, wish, { as: customer });
      expect(asked.status).toBe(200);
      expect((await offer()).message).toMatchObject({ obstacle: 'refund', shippings: [] });
      expect(await change(to.nearer, 4)).toMatchObject({ status: 401, code: 50003 });
      await shop().post(`refund/withdraw/${asked.message}`, {}, { as: customer });
      await shop().db.update(refundRequests).set({ state: 'withdrawn' }).where(eq(refundRequests.orderId, id));
      expect((await change(to.nearer, 4)).status).toBe(200);
    });

    it.each([['shipped'], ['completed'], ['refunded'], ['refund-pending'], ['awaiting-group']] as const)(
      'is refused in state %s',
      async (state) => {
        await set({ state });
        expect((await offer()).message).toMatchObject({ obstacle: 'state', shippings: [] });
        expect(await change(to.nearer, 4)).toMatchObject({
          status: 401,
          code: 50003,
          message: '这个订单已不能修改地址',
        });
      },
    );

    it('twice at once: one change, one refund', async () => {
      const responses = await Promise.all([change(to.nearer, 4), change(to.nearer, 4)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(await balance()).toBe(100_000 - 2400);
      expect(await history()).toHaveLength(1);
    });

    it('against shipping: either the parcel goes to the new address, or the change is refused', async () => {
      const [changed] = await Promise.all([change(to.nearer, 4), ship()]);
      expect((await read()).state).toBe('shipped');
      const isChanged = changed.status === 200;
      expect((await location())?.address).toContain(isChanged ? '示例路3号' : '示例路1号');
      expect(await balance()).toBe(isChanged ? 100_000 - 2400 : 100_000 - 3000);
      await booksAreRight();
    });
  });

  it('against the payment: what was paid is what it costs', async () => {
    await Promise.all([change(to.nearer, 4), pay()]);
    expect(await read()).toMatchObject({ state: 'awaiting-shipment', total: 2400 });
    expect(await balance()).toBe(100_000 - 2400);
    await booksAreRight();
  });

  it('a fee that is free above an amount stays free', async () => {
    const product = await aSentProduct(shop(), { freeShippingFrom: 1500 });
    id = (await placeOrder(shop(), customer, { lines: [{ good: product, quantity: 2 }], address: to.home })).message;
    expect((await offer()).message.shippings.map(({ carriage }) => carriage)).toEqual([0, 0, 0, 0, 0]);
  });
});
