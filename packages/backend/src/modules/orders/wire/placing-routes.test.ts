import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { orderLines, orders, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../testing/customers.ts';
import { type LineOf, placeOrder } from '../testing/orders.ts';
import { aProduct, type StockedProduct } from '../testing/products.ts';

describeEngines('placing orders', (shop) => {
  let customer: TestCustomer;
  let address: number;
  let plain: StockedProduct;
  let phone: StockedProduct;
  let virtual: StockedProduct;
  let paidStock: StockedProduct;

  beforeAll(async () => {
    customer = await shop().aCustomer();
    address = await anAddress(shop(), customer, { isDefault: true });
    virtual = await aProduct(shop(), { type: 'virtual', price: 1900 });
  });
  beforeEach(async () => {
    plain = await aProduct(shop(), { stock: 5, price: 19_990, shippingFeeYuan: 8 });
    phone = await aProduct(shop(), { skus: [{ stock: 3, price: 129_900 }] });
    paidStock = await aProduct(shop(), { stock: 4, stockRule: 'when-paid' });
  });

  const place = (lines: LineOf[], over: Omit<Parameters<typeof placeOrder>[2], 'lines'> = {}, headers = {}) =>
    placeOrder(shop(), customer, { lines, address, ...over }, headers);
  const stockOf = async ({ id, variantIds }: StockedProduct) => {
    const [variant] = variantIds;
    const [row] = variant
      ? await shop()
          .db.select({ stock: productVariants.stock })
          .from(productVariants)
          .where(eq(productVariants.id, variant))
      : await shop().db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const ordersOf = () => shop().db.$count(orders, eq(orders.userId, customer.id));

  it('needs a sign-in', async () => {
    for (const path of ['goodIndent', 'goodIndent/preview']) {
      expect(await shop().post(path, {})).toMatchObject({ status: 500, message: 'Unauthenticated.' });
    }
  });

  it('answers the id; amounts, address and snapshots are kept; stock falls', async () => {
    const lines = [
      { good: plain, quantity: 2, price: 199.9 },
      { good: phone, sku: 0, price: 1299 },
    ];
    const { status, message: id } = await place(lines, {
      carriage: 8,
      extra: { remark: '请尽快发货', gift_note: ' 生日快乐 ' },
    });
    expect({ status, id }).toEqual({ status: 200, id: expect.any(Number) });
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({
      state: 'awaiting-payment',
      productsTotal: 169_880,
      shippingFee: 800,
      total: 170_680,
      remark: '请尽快发货',
      giftNote: '生日快乐',
      overtime: new Date(shop().now.getTime() + 24 * 3_600_000),
      number: expect.stringMatching(/^\d{19}$/),
    });
    const stored = await shop().db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(stored.map((line) => [line.name, line.price, line.img])).toEqual([
      [plain.name, 19_990, `/media/goods/${plain.id}.webp`],
      [phone.name, 129_900, `/media/goods/${phone.id}.webp`],
    ]);
    expect([await stockOf(plain), await stockOf(phone)]).toEqual([3, 2]);
  });

  it('needs no address for what is not sent, which is no present either', async () => {
    const extra = { gift_note: '送你' };
    const answer = await placeOrder(shop(), customer, { lines: [{ good: virtual, price: 19 }], extra });
    expect(answer.status).toBe(200);
    const { message: detail } = await shop().get(`goodIndent/detail/${answer.message}`, { as: customer });
    expect(detail).toMatchObject({ gift_note: null });
  });

  it('leaves stock alone that falls on payment, but not below what is there', async () => {
    expect((await place([{ good: paidStock, quantity: 4 }])).status).toBe(200);
    expect(await stockOf(paidStock)).toBe(4);
    expect(await place([{ good: paidStock, quantity: 5 }])).toMatchObject({
      status: 401,
      message: '有商品库存不够，请刷新购物车',
    });
  });

  it('is paid at once when it costs nothing', async () => {
    const gift = await aProduct(shop(), { price: 0 });
    const { message: id } = await place([{ good: gift, price: 0 }]);
    const [order] = await shop().db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ state: 'awaiting-shipment', total: 0, payTime: shop().now });
  });

  it.each<[string, () => LineOf[], object, string, number]>([
    [
      'too many of a good',
      () => [{ good: plain, quantity: 6, price: 199.9 }],
      { carriage: 8 },
      '有商品库存不够，请刷新购物车',
      50004,
    ],
    [
      'too many of a SKU',
      () => [{ good: phone, sku: 0, quantity: 4, price: 1299 }],
      {},
      '有规格库存不够，请刷新购物车',
      50004,
    ],
    [
      'too many on two lines',
      () => [1, 2].map(() => ({ good: plain, quantity: 3, price: 199.9 })),
      { carriage: 16 },
      '有商品库存不够，请刷新购物车',
      50004,
    ],
    ['another price', () => [{ good: plain, price: 0.01 }], { carriage: 8 }, '价格有变化，请重新确认订单', 50004],
    ['another freight', () => [{ good: plain, price: 199.9 }], { carriage: 0 }, '价格有变化，请重新确认订单', 50004],
    ['an unknown good', () => [{ good: { id: 999_999, variantIds: [], name: plain.name } }], {}, '商品已下架', 50001],
    ['a missing SKU', () => [{ good: phone, price: 1299 }], {}, '请填写规格', 50004],
    ['no address', () => [{ good: plain, price: 199.9 }], { carriage: 8, address: undefined }, '请选择收货地址', 50001],
    [
      'a coupon nobody has',
      () => [{ good: plain, price: 199.9 }],
      { carriage: 8, extra: { user_coupon_id: 1 } },
      '该优惠券不能用于此订单',
      50001,
    ],
    [
      'more points than there are',
      () => [{ good: plain, price: 199.9 }],
      { carriage: 8, extra: { integral: 100 } },
      '可用积分不够',
      50001,
    ],
    [
      'a prize nobody has won',
      () => [{ good: plain, price: 199.9 }],
      { carriage: 8, extra: { integral_draw_log_id: 1 } },
      '该奖品不能兑换，或已经兑换',
      50001,
    ],
    ['no lines', () => [], {}, '请填写订单里的商品', 50004],
    [
      'a long remark',
      () => [{ good: plain, price: 199.9 }],
      { carriage: 8, extra: { remark: '长'.repeat(201) } },
      '留言最多 200 个字',
      50004,
    ],
  ])('refuses %s and changes nothing', async (_title, lines, over, message, code) => {
    const before = await ordersOf();
    const body = { lines: lines(), ...('address' in over ? {} : { address }), ...over };
    expect(await placeOrder(shop(), customer, body)).toMatchObject({ status: 401, code, message, result: 'error' });
    expect(await ordersOf()).toBe(before);
    expect([await stockOf(plain), await stockOf(phone)]).toEqual([5, 3]);
  });

  it('is repeated by its key, and told from another one even by what is not read', async () => {
    const key = { 'idempotency-key': `twice-${customer.id}` };
    const order = (extra = {}) => place([{ good: plain, price: 199.9 }], { carriage: 8, extra }, key);
    const first = await order();
    expect(first.status).toBe(200);
    expect((await order()).message).toBe(first.message);
    const other = await order({ note: 'of no meaning' });
    expect(other).toMatchObject({ result: 'error', headers: { 'x-error-class': 'conflict' } });
    expect(await stockOf(plain)).toBe(4);
  });

  it('refuses an empty body with the first missing field, in both languages', async () => {
    expect(await shop().post('goodIndent', {}, { as: customer })).toMatchObject({
      status: 401,
      code: 50004,
      message: '请填写运费',
    });
    expect(await shop().post('goodIndent', {}, { as: customer, lang: 'en' })).toMatchObject({
      message: 'Freight is required',
    });
  });

  it('does not send to the address of another customer', async () => {
    const other = await shop().aCustomer();
    const answer = await placeOrder(shop(), other, { lines: [{ good: plain, price: 199.9 }], address, carriage: 8 });
    expect(answer).toMatchObject({ status: 401, code: 50001, message: '请选择收货地址' });
  });

  it('gives back what earlier lines took when a later one fails', async () => {
    const answer = await place(
      [
        { good: plain, price: 199.9 },
        { good: phone, sku: 0, quantity: 9, price: 1299 },
      ],
      { carriage: 8 },
    );
    expect(answer.status).toBe(401);
    expect(await stockOf(plain)).toBe(5);
  });

  it('keeps the purchase limit', async () => {
    const few = await aProduct(shop(), { purchaseLimit: 2 });
    expect(await place([{ good: few, quantity: 3 }])).toMatchObject({ status: 401, message: '有商品每单限购 2 件' });
  });
});
