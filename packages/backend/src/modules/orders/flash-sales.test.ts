import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  coupons,
  flashSalePurchases,
  flashSales,
  flashSaleVariants,
  orderLines,
  orders,
  productVariants,
  userCoupons,
} from '../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../testing/index.ts';
import { expireOrder } from './expire-order.ts';
import { wireLine } from './testing/orders.ts';
import { aProduct, type StockedProduct } from './testing/products.ts';

type Preview = { type_code: number; total: number; goods_list: { price: number; invalid_reason: string | null }[] };

const HOUR = 3_600_000;

describeEngines('orders of a flash sale', (shop) => {
  let customer: TestCustomer;
  let product: StockedProduct;
  let sale: { id: number; variantIds: number[] };

  /** A running sale of a product's variants at 6.00, three pieces of each, unless said otherwise. */
  const aSale = async (
    of: StockedProduct,
    values: Partial<typeof flashSales.$inferInsert> = {},
    left = 3,
  ): Promise<{ id: number; variantIds: number[] }> => {
    const [row] = await shop()
      .db.insert(flashSales)
      .values({
        productId: of.id,
        name: { zh: '秒杀', en: 'Flash' },
        time: new Date(shop().now.getTime() - HOUR),
        endTime: new Date(shop().now.getTime() + HOUR),
        ...values,
      })
      .returning();
    const variants = await shop()
      .db.insert(flashSaleVariants)
      .values(
        (of.variantIds.length > 0 ? of.variantIds : [null]).map((variantId) => ({
          flashSaleId: row?.id ?? 0,
          variantId,
          salePrice: 600,
          price: 1000,
          limit: 3,
          remaining: left,
        })),
      )
      .returning();
    return { id: row?.id ?? 0, variantIds: variants.map(({ id }) => id) };
  };

  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 100_000 });
    product = await aProduct(shop(), { type: 'virtual', skus: [{ stock: 10 }, { stock: 10 }] });
    sale = await aSale(product);
  });

  type Wanted = { sku?: number; quantity?: number; price?: number; marks?: object };
  const saleLine = ({ sku: variant = 0, quantity = 1, price = 6, marks }: Wanted = {}) => ({
    ...wireLine({ good: product, sku: variant, quantity, price }),
    ...(marks ?? { seckill_id: sale.id, seckill_sku_id: sale.variantIds[variant] }),
  });
  const place = (lines: object[], extra: object = {}, as = customer, headers: Record<string, string> = {}) =>
    shop().post<number>('goodIndent', { indentCommodity: lines, carriage: 0, ...extra }, { as, headers });
  const leftOf = async (index = 0) =>
    (
      await shop()
        .db.select()
        .from(flashSaleVariants)
        .where(eq(flashSaleVariants.id, sale.variantIds[index] ?? 0))
    )[0]?.remaining;
  const stockOf = async (index = 0) =>
    (
      await shop()
        .db.select()
        .from(productVariants)
        .where(eq(productVariants.id, product.variantIds[index] ?? 0))
    )[0]?.stock;
  const refused = { status: 401, code: 50004, message: '不符合秒杀规则', headers: { 'x-error-class': 'conflict' } };

  it('cost the price of the sale and take from the sale and from stock', async () => {
    const { message: id, status } = await place([saleLine({ quantity: 2 }), saleLine({ sku: 1 })]);
    expect(status).toBe(200);
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ type: 'flash-sale', productsTotal: 1800, total: 1800, state: 'awaiting-payment' });
    const lines = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
    expect(lines.map((line) => [line.flashSaleVariantId, line.price, line.number])).toEqual([
      [sale.variantIds[0], 600, 2],
      [sale.variantIds[1], 600, 1],
    ]);
    expect([await leftOf(0), await leftOf(1), await stockOf(0), await stockOf(1)]).toEqual([1, 2, 8, 9]);
    expect((await shop().get(`goodIndent/detail/${id}`, { as: customer })).message).toMatchObject({ type_code: 1 });
    expect((await shop().post('balancePay', { id }, { as: customer })).status).toBe(200);
    expect(await leftOf(0)).toBe(1);
  });

  it.each([
    [
      'on the good and its SKU',
      () => ({ good: { seckill: true, seckill_id: sale.id }, good_sku: { seckill_sku_id: sale.variantIds[0] } }),
    ],
    ['by the sale only', () => ({ seckill_id: sale.id })],
    ['by the SKU of the sale only', () => ({ seckill_sku_id: String(sale.variantIds[0]) })],
    ['as a flag', () => ({ good: { seckill: true } })],
  ])('are known when they are named %s', async (_, marks) => {
    const { message: id } = await place([saleLine({ marks: marks() })]);
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ type: 'flash-sale', total: 600 });
  });

  it('may be of a good without SKUs', async () => {
    const plain = await aProduct(shop(), { type: 'virtual', stock: 5 });
    const own = await aSale(plain);
    const { message: id } = await place([{ ...wireLine({ good: plain, price: 6 }), seckill_id: own.id }]);
    const [line] = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(line).toMatchObject({ price: 600, flashSaleVariantId: own.variantIds[0], variantId: null });
  });

  it.each<[string, Partial<typeof flashSales.$inferInsert>]>([
    ['has not begun', { time: new Date('2026-11-20T08:00:01Z'), endTime: new Date('2026-11-20T10:00:00Z') }],
    ['is over', { endTime: new Date('2026-11-20T08:00:00Z') }],
    ['is not shown', { isVisible: false }],
    ['was deleted', { deletedAt: new Date(0) }],
  ])('are refused when the sale %s', async (_, values) => {
    await shop().db.update(flashSales).set(values).where(eq(flashSales.id, sale.id));
    expect(await place([saleLine()])).toMatchObject(refused);
    expect([await leftOf(), await stockOf()]).toEqual([3, 10]);
  });

  it.each<[string, () => object[]]>([
    ['more than is left', () => [saleLine({ quantity: 4 })]],
    ['more than is left on two lines', () => [saleLine({ quantity: 2 }), saleLine({ quantity: 2 })]],
    ['the SKU of another sale', () => [saleLine({ marks: { seckill_id: sale.id, seckill_sku_id: 987_654 } })]],
    ['another SKU than the one of the line', () => [saleLine({ marks: { seckill_sku_id: sale.variantIds[1] } })]],
    ['another sale', () => [saleLine({ marks: { seckill_id: 987_654 } })]],
    ['other goods beside it', () => [saleLine(), wireLine({ good: product, sku: 1 })]],
  ])('refuse %s', async (_, lines) => {
    expect(await place(lines())).toMatchObject(refused);
    expect([await leftOf(), await stockOf()]).toEqual([3, 10]);
  });

  it('are refused at another price than the one that was shown', async () => {
    expect(await place([saleLine({ price: 10 })])).toMatchObject({
      code: 50004,
      message: '价格有变化，请重新确认订单',
    });
  });

  it('keep to the pieces of an order', async () => {
    await shop().db.update(flashSales).set({ hasOrderLimit: true, orderLimit: 2 }).where(eq(flashSales.id, sale.id));
    expect(await place([saleLine({ quantity: 2 }), saleLine({ sku: 1 })])).toMatchObject(refused);
    expect((await place([saleLine(), saleLine({ sku: 1 })])).status).toBe(200);
    expect((await place([saleLine()])).status).toBe(200);
  });

  it('keep to the pieces of a customer, whose ended orders do not count', async () => {
    await shop().db.update(flashSales).set({ customerLimit: 2 }).where(eq(flashSales.id, sale.id));
    const { message: first } = await place([saleLine()]);
    const { message: second } = await place([saleLine({ sku: 1 })]);
    expect(await place([saleLine()])).toMatchObject(refused);
    expect((await place([saleLine()], {}, await shop().aCustomer())).status).toBe(200);
    await shop().post(`goodIndent/cancel/${first}`, {}, { as: customer });
    await shop().db.update(orders).set({ overtime: shop().now }).where(eq(orders.id, second));
    await shop().db.transaction((tx) => expireOrder(tx, second, shop().now));
    expect([await leftOf(0), await leftOf(1), await stockOf(0), await stockOf(1)]).toEqual([2, 3, 9, 10]);
    expect(await shop().db.$count(flashSalePurchases, eq(flashSalePurchases.userId, customer.id))).toBe(0);
    expect((await place([saleLine({ quantity: 2 })])).status).toBe(200);
  });

  it('take neither coupon nor points', async () => {
    const until = new Date(shop().now.getTime() + HOUR);
    const [coupon] = await shop()
      .db.insert(coupons)
      .values({ name: { zh: '券' }, cost: 100, startTime: shop().now, endTime: until })
      .returning();
    const [own] = await shop()
      .db.insert(userCoupons)
      .values({
        userId: customer.id,
        couponId: coupon?.id ?? 0,
        ticket: `F${customer.id}`,
        cost: 100,
        failureTime: until,
      })
      .returning();
    expect(await place([saleLine()], { user_coupon_id: own?.id })).toMatchObject({ message: '该优惠券不能用于此订单' });
    expect(await place([saleLine()], { integral: 1 })).toMatchObject({ status: 401, code: 50001 });
  });

  it('are never more than there is, however many want them', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => shop().aCustomer()));
    const responses = await Promise.all(crowd.map((as) => place([saleLine()], {}, as)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of responses.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(refused);
    expect([await leftOf(), await stockOf()]).toEqual([0, 7]);
  });

  it('are never more than a customer may have, however often they ask at once', async () => {
    await shop().db.update(flashSales).set({ customerLimit: 1 }).where(eq(flashSales.id, sale.id));
    const responses = await Promise.all([0, 1, 0, 1, 0].map((variant) => place([saleLine({ sku: variant })])));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop().db.$count(orders, eq(orders.userId, customer.id))).toBe(1);
  });

  it('answer who bought the last pieces again, when nothing is left for others', async () => {
    const key = { 'idempotency-key': `last-${customer.id}` };
    const bought = await place([saleLine({ quantity: 3 })], {}, customer, key);
    expect(bought.status).toBe(200);
    expect(await place([saleLine({ quantity: 3 })], {}, customer, key)).toMatchObject({ message: bought.message });
    const other = await shop().aCustomer();
    expect(await place([saleLine()], {}, other, key)).toMatchObject(refused);
    expect(await place([saleLine()], {}, customer)).toMatchObject(refused);
  });

  it('can be had by others as soon as an order ended unpaid', async () => {
    const { message: orderId } = await place([saleLine({ quantity: 3 })]);
    const other = await shop().aCustomer();
    expect(await place([saleLine()], {}, other)).toMatchObject(refused);
    shop().advance(25 * HOUR);
    await shop().db.transaction((tx) => expireOrder(tx, orderId, shop().now));
    const endTime = new Date(shop().now.getTime() + HOUR);
    await shop().db.update(flashSales).set({ endTime }).where(eq(flashSales.id, sale.id));
    expect(await place([saleLine()], {}, await shop().aCustomer())).toMatchObject({ status: 200 });
  });

  it('are foretold by the preview', async () => {
    const preview = async (number: number) => {
      const line = { good_id: product.id, good_sku_id: product.variantIds[0], number, seckill_id: sale.id };
      return (await shop().post<Preview>('goodIndent/preview', { indentCommodity: [line] }, { as: customer })).message;
    };
    expect(await preview(2)).toMatchObject({
      type_code: 1,
      total: 12,
      goods_list: [{ price: 6, invalid_reason: null }],
    });
    expect(await preview(4)).toMatchObject({ total: 0, goods_list: [{ invalid_reason: 'flash-sale' }] });
    expect(await leftOf()).toBe(3);
  });
});
