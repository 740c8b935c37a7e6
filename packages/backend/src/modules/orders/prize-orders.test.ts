import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  lotteryLogs,
  orderCodes,
  orderLines,
  orders,
  pointsAccounts,
  pointsProducts,
  products,
  productVariants,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { aWonPrize, points } from '../lotteries/testing/lotteries.ts';
import { anAddress } from './testing/customers.ts';
import { placeOrder } from './testing/orders.ts';
import { aProduct, type ProductValues, type StockedProduct } from './testing/products.ts';

const UNUSABLE = { status: 401, code: 50001, message: '该奖品不能兑换，或已经兑换' };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describeEngines('orders for prizes', (shop) => {
  let customer: TestCustomer;
  let address: number;

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 1000 });
    address = await anAddress(shop(), customer);
  });

  const aPrize = async (values: ProductValues = {}, as = customer) => {
    const product = await aProduct(shop(), { price: 19_990, shippingFeeYuan: 8, ...values });
    const [variant] = product.variantIds;
    const kind = variant
      ? { modelType: 'good_sku' as const, modelId: variant }
      : { modelType: 'good' as const, modelId: product.id };
    return { good: product, log: await aWonPrize(shop(), as, kind) };
  };
  const redeem = (integral_draw_log_id: number, extra: object = {}, as = customer) =>
    shop().post<number>('goodIndent', { integral_draw_log_id, shipping_id: address, ...extra }, { as });
  const logOf = async (id: number) => (await shop().db.select().from(lotteryLogs).where(eq(lotteryLogs.id, id)))[0];
  const stockOf = async (product: StockedProduct) =>
    (await shop().db.select().from(products).where(eq(products.id, product.id)))[0]?.stock;
  const ordersOf = (as = customer) => shop().db.select().from(orders).where(eq(orders.userId, as.id));

  it('cost nothing, not even a shipping fee, and are paid at once; stock falls and the prize is redeemed', async () => {
    const { good: product, log } = await aPrize();
    const { status, message: id } = await redeem(log, { remark: '谢谢' });
    expect(status).toBe(200);
    expect(await ordersOf()).toMatchObject([
      {
        id,
        type: 'ordinary',
        state: 'awaiting-shipment',
        productsTotal: 0,
        shippingFee: 0,
        total: 0,
        remark: '谢谢',
        payTime: shop().now,
      },
    ]);
    const lines = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(lines).toMatchObject([{ productId: product.id, price: 0, number: 1, isStockTaken: true }]);
    expect(await stockOf(product)).toBe(9);
    expect(await logOf(log)).toMatchObject({ state: 'redeemed', modelType: 'order', modelId: id });
    expect((await shop().get('user', { as: customer })).message).toMatchObject({ money: 10 });
    const { message } = await shop().get(`goodIndent/detail/${id}`, { as: customer, lang: 'en' });
    expect(message).toMatchObject({
      total: 0,
      good_location: { name: '林小满' },
      integral_draw_log: { id: log, integral_draw: { name: 'Harvest wheel' }, integral_prize: { name: 'Prize 0' } },
    });
  });

  it('take what the prize is, whatever the client sends', async () => {
    const { good: product, log } = await aPrize({ skus: [{ stock: 3 }, { stock: 3 }] });
    const dear = await aProduct(shop(), { price: 999_900 });
    const lines = [{ good: dear, quantity: 9, price: 1 }];
    const extra = { integral_draw_log_id: log };
    const { status, message: id } = await placeOrder(shop(), customer, { lines, address, carriage: 88, extra });
    expect(status).toBe(200);
    const rows = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(rows).toMatchObject([{ productId: product.id, variantId: product.variantIds[0], number: 1, price: 0 }]);
    const [variant] = await shop()
      .db.select()
      .from(productVariants)
      .where(eq(productVariants.id, product.variantIds[0] ?? 0));
    expect(variant?.stock).toBe(2);
    expect(await stockOf(dear)).toBe(10);
  });

  it('hand out card keys at once, and need no address for them', async () => {
    const { log } = await aPrize({ type: 'card-key', skus: [{ isFixed: false, codes: ['k1'] }] });
    const { message: id } = await redeem(log, { shipping_id: undefined });
    expect(await ordersOf()).toMatchObject([{ id, state: 'completed' }]);
    expect(await shop().db.$count(orderCodes, eq(orderCodes.orderId, id))).toBe(1);
  });

  it.each<[string, ProductValues]>([
    ['has left the shelf', { shelf: 'off' }],
    ['is sold one by one only', { purchaseLimit: 1 }],
    ['leaves stock when it is paid', { stockRule: 'when-paid' }],
  ])('are sent when the good %s', async (_, values) => {
    const { good: product, log } = await aPrize(values);
    expect((await redeem(log)).status).toBe(200);
    expect(await stockOf(product)).toBe(9);
  });

  it.each<[string, ProductValues, object, object]>([
    ['a piece', { stock: 0 }, {}, { status: 401, code: 50004, message: '有商品库存不够，请刷新购物车' }],
    ['the good', { deletedAt: new Date('2026-11-01T00:00:00Z') }, {}, { status: 401, message: '商品已下架' }],
    ['an address', {}, { shipping_id: undefined }, { status: 401, code: 50001, message: '请选择收货地址' }],
  ])('are refused without %s, and the prize stays', async (_, values, extra, refusal) => {
    const { log } = await aPrize(values);
    expect(await redeem(log, extra)).toMatchObject(refusal);
    expect(await logOf(log)).toMatchObject({ state: 'open', modelId: null });
    expect(await ordersOf()).toEqual([]);
  });

  it('are for the winner, once, and for goods only', async () => {
    const { log } = await aPrize();
    const stranger = await shop().aCustomer();
    expect(await redeem(log, { shipping_id: await anAddress(shop(), stranger) }, stranger)).toMatchObject(UNUSABLE);
    expect(await redeem(await aWonPrize(shop(), customer, points(5)))).toMatchObject(UNUSABLE);
    expect(await redeem(987_654)).toMatchObject(UNUSABLE);
    expect((await redeem(log)).status).toBe(200);
    expect(await redeem(log)).toMatchObject(UNUSABLE);
    const english = await shop().post('goodIndent', { integral_draw_log_id: log }, { as: customer, lang: 'en' });
    expect(english.message).toBe('This prize cannot be ordered, or was ordered before');
    expect((await redeem(log, { integral_draw_log_id: 'x' })).message).toBe('奖品不正确');
  });

  it('take neither coupon nor points', async () => {
    const { good: product, log } = await aPrize();
    await shop().db.insert(pointsProducts).values({ productId: product.id, type: 'fixed', value: 500 });
    await shop().db.update(pointsAccounts).set({ available: 900 }).where(eq(pointsAccounts.userId, customer.id));
    expect(await redeem(log, { integral: 1 })).toMatchObject({ status: 401, message: '超过该订单可用积分' });
    expect(await redeem(log, { user_coupon_id: 1 })).toMatchObject({ status: 401, message: '该优惠券不能用于此订单' });
    expect(await logOf(log)).toMatchObject({ state: 'open' });
  });

  it('are foretold by the preview', async () => {
    const { good: product, log } = await aPrize();
    await shop().db.delete(orders).where(eq(orders.userId, customer.id));
    const preview = (body: object) => shop().post('goodIndent/preview', body, { as: customer });
    expect(await preview({ integral_draw_log_id: log, shipping_id: address })).toMatchObject({
      status: 200,
      message: {
        goods_total: 0,
        carriage: 0,
        total: 0,
        need_address: true,
        shipping: { id: address },
        goods_list: [{ good_id: product.id, number: 1, price: 0, invalid: false }],
      },
    });
    expect(await preview({ integral_draw_log_id: 987_654 })).toMatchObject(UNUSABLE);
    expect(await logOf(log)).toMatchObject({ state: 'open' });
  });

  it('are placed once however many requests come together', async () => {
    const { good: product, log } = await aPrize();
    const responses = await Promise.all(times(8).map(() => redeem(log)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...times(7).map(() => 401)]);
    expect(await stockOf(product)).toBe(9);
    const isPrize = and(eq(orders.userId, customer.id), eq(orders.total, 0));
    expect(await shop().db.$count(orders, isPrize)).toBe(1);
  });
});
