import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  jobs,
  moneyLogs,
  notifications,
  orders,
  productCodes,
  products,
  productVariants,
  users,
} from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../../orders/testing/customers.ts';
import { type LineOf, placeOrder } from '../../orders/testing/orders.ts';
import { aProduct } from '../../orders/testing/products.ts';

describeInTurn('payment from the balance', (shop) => {
  let customer: TestCustomer;
  let address: number;

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    address = await anAddress(shop(), customer);
  });

  const place = async (lines: LineOf[]) => (await placeOrder(shop(), customer, { lines, address })).message;
  const pay = (id: unknown, as = customer, headers = {}) => shop().post<string>('balancePay', { id }, { as, headers });
  const balance = async (id = customer.id) => (await shop().db.select().from(users).where(eq(users.id, id)))[0]?.money;
  const orderOf = async (id: number) => (await shop().db.select().from(orders).where(eq(orders.id, id)))[0];
  const ledger = () => shop().db.select().from(moneyLogs).where(eq(moneyLogs.userId, customer.id));
  const notices = () => shop().db.select().from(notifications).where(eq(notifications.userId, customer.id));

  it('needs a sign-in and an order', async () => {
    expect((await shop().post('balancePay', { id: 1 })).status).toBe(500);
    for (const id of [undefined, null, 'x', -1]) {
      expect(await pay(id)).toMatchObject({ status: 401, code: 50004, message: '缺少订单信息' });
    }
    expect(await pay(999_999)).toMatchObject({ status: 404, code: 50000 });
  });

  it('takes the money, writes the ledger, tells the customer and has the parcel sent', async () => {
    const product = await aProduct(shop(), { stock: 5 });
    const other = await aProduct(shop());
    const id = await place([{ good: product, quantity: 2 }, { good: other }]);
    expect(await pay(String(id))).toMatchObject({ status: 200, result: 'ok', message: '付款成功' });
    expect(await orderOf(id)).toMatchObject({
      state: 'awaiting-shipment',
      payWay: 'balance',
      payTime: shop().now,
      confirmTime: null,
    });
    expect(await balance()).toBe(97_000);
    const number = (await orderOf(id))?.number ?? '';
    expect(await ledger()).toMatchObject([
      { type: 'spending', money: 3000, orderId: id, remark: { zh: `对订单：${number}的付款` } },
    ]);
    expect(await notices()).toMatchObject([
      {
        type: 'paid',
        readAt: null,
        data: {
          type: 2,
          price: 3000,
          url: `/pages/indent/detail?id=${id}`,
          texts: {
            zh: {
              list: expect.arrayContaining([
                { keyword: '商品', data: `${product.name.zh} 等 2 种商品` },
                { keyword: '金额', data: '¥30.00' },
              ]),
            },
            en: {
              title: 'Payment received',
              list: expect.arrayContaining([{ keyword: 'Goods', data: `${product.name.en} and 1 more` }]),
            },
          },
        },
      },
    ]);
    expect(
      await shop()
        .db.select()
        .from(jobs)
        .where(eq(jobs.uniqueKey, `ship-order:${id}`)),
    ).toHaveLength(1);
  });

  it('charges once, however often it is called', async () => {
    const id = await place([{ good: await aProduct(shop()) }]);
    for (const _ of [1, 2, 3]) expect((await pay(id)).status).toBe(200);
    expect(await balance()).toBe(99_000);
    expect(await ledger()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('answers a repeated key with the same answer, and refuses it for another order', async () => {
    const [first, second] = [
      await place([{ good: await aProduct(shop()) }]),
      await place([{ good: await aProduct(shop()) }]),
    ];
    const headers = { 'idempotency-key': 'pay-once' };
    expect((await pay(first, customer, headers)).status).toBe(200);
    expect((await pay(first, customer, headers)).status).toBe(200);
    expect(await pay(second, customer, headers)).toMatchObject({ status: 401, code: 50003 });
    expect(await balance()).toBe(99_000);
  });

  it('is refused when the balance is too low, and changes nothing', async () => {
    const product = await aProduct(shop(), { price: 100_001, stockRule: 'when-paid' });
    const { message: id } = await placeOrder(shop(), customer, { lines: [{ good: product, price: 1000.01 }], address });
    expect(await pay(id)).toMatchObject({ status: 401, code: 50004, message: '余额不够支付该订单' });
    expect(await orderOf(id)).toMatchObject({ state: 'awaiting-payment', payTime: null });
    expect(await balance()).toBe(100_000);
    expect(await ledger()).toEqual([]);
  });

  it('does not pay for somebody else', async () => {
    const id = await place([{ good: await aProduct(shop()) }]);
    const stranger = await shop().aCustomer({ money: 100_000 });
    expect(await pay(id, stranger)).toMatchObject({ status: 404, code: 50000 });
    expect(await balance(stranger.id)).toBe(100_000);
  });

  it('is refused when the time is over or the order has ended', async () => {
    const id = await place([{ good: await aProduct(shop()) }]);
    await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, id));
    expect(await pay(id)).toMatchObject({ status: 401, code: 50003, message: '已超过付款时间' });
    await shop().db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, id));
    expect(await pay(id)).toMatchObject({ status: 401, code: 50003, message: '订单状态已变化，请刷新' });
    expect(await balance()).toBe(100_000);
  });

  it('takes stock that falls on payment, and gives the money back when it has sold out', async () => {
    const product = await aProduct(shop(), { stock: 3, stockRule: 'when-paid' });
    const variant = await aProduct(shop(), { stockRule: 'when-paid', skus: [{ stock: 1 }] });
    const [first, second, third] = [
      await place([{ good: product, quantity: 2 }]),
      await place([{ good: product, quantity: 2 }]),
      await place([{ good: variant, sku: 0 }]),
    ];
    expect((await pay(first)).status).toBe(200);
    expect(await pay(second)).toMatchObject({ status: 401, code: 50004, message: '有商品已无库存，请重新下单' });
    await shop().db.update(productVariants).set({ stock: 0 }).where(eq(productVariants.productId, variant.id));
    expect(await pay(third)).toMatchObject({ status: 401, code: 50004, message: '有规格已无库存，请重新下单' });
    const [left] = await shop().db.select({ stock: products.stock }).from(products).where(eq(products.id, product.id));
    expect(left?.stock).toBe(1);
    expect(await balance()).toBe(98_000);
    expect(await ledger()).toHaveLength(1);
  });

  describe('codes', () => {
    const codesOf = async (id: number) => {
      const answer = await shop().get<{ good_code: { code: string; state: number }[]; state: number }>(
        `goodIndent/detail/${id}`,
        { as: customer },
      );
      return answer.message;
    };
    const keys = (over: object) =>
      aProduct(shop(), { type: 'card-key', skus: [{ stock: 9, isFixed: false, ...over }] });

    it('are handed out once each, and the order is complete at once', async () => {
      const product = await keys({ codes: ['a', 'b', 'c'] });
      const [first, second] = [
        await place([{ good: product, sku: 0, quantity: 2 }]),
        await place([{ good: product, sku: 0 }]),
      ];
      await pay(first);
      await pay(second);
      expect(await codesOf(first)).toMatchObject({
        state: 5,
        good_code: [
          { code: 'a', state: 1 },
          { code: 'b', state: 1 },
        ],
      });
      expect((await codesOf(second)).good_code).toMatchObject([{ code: 'c', state: 1 }]);
      expect(await orderOf(first)).toMatchObject({ confirmTime: shop().now });
      const [sold] = await shop()
        .db.select({ sales: products.sales })
        .from(products)
        .where(eq(products.id, product.id));
      expect(sold?.sales).toBe(3);
      expect(await notices()).toHaveLength(2);
    });

    it('are refused when there are too few, and nothing is charged', async () => {
      const product = await keys({ codes: ['a'] });
      const id = await place([{ good: product, sku: 0, quantity: 2 }]);
      expect(await pay(id)).toMatchObject({ code: 50001, message: '卡密库存不够' });
      expect(await balance()).toBe(100_000);
      const [free] = await shop()
        .db.select()
        .from(productCodes)
        .where(eq(productCodes.variantId, product.variantIds[0] ?? 0));
      expect(free?.state).toBe('free');
    });

    it('that are fixed go to every buyer', async () => {
      const product = await keys({ isFixed: true, codes: ['same'] });
      for (const _ of [1, 2]) {
        const id = await place([{ good: product, sku: 0, quantity: 3 }]);
        await pay(id);
        expect((await codesOf(id)).good_code).toMatchObject([{ code: 'same' }]);
      }
    });

    it('of a mixed order are handed out too, but the order waits for its parcel', async () => {
      const id = await place([{ good: await keys({ codes: ['x'] }), sku: 0 }, { good: await aProduct(shop()) }]);
      await pay(id);
      expect(await codesOf(id)).toMatchObject({ state: 2, good_code: [{ code: 'x' }] });
    });
  });
});
