import { beforeAll, expect, it } from 'vitest';
import { shippingRateSteps, shippingRates } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../testing/customers.ts';
import { aProduct } from '../testing/products.ts';

type Freight = { shipping: { id: number; address: string } | null; carriage?: number };

describeEngines('freight', (shop) => {
  let customer: TestCustomer;
  let [beijing, ningbo, lhasa] = [0, 0, 0];
  let [fixed, first, second, variants] = [0, 0, 0, 0];

  beforeAll(async () => {
    customer = await shop().aCustomer();
    beijing = await anAddress(shop(), customer, { address: '北京市朝阳区示例路1号' });
    ningbo = await anAddress(shop(), customer, { address: '浙江省宁波市鄞州区示例路22号', isDefault: true });
    lhasa = await anAddress(shop(), customer, { address: '西藏自治区拉萨市城关区示例路3号' });
    const [rate] = await shop()
      .db.insert(shippingRates)
      .values({ name: { zh: '按省' }, freeProvinces: ['330000'], freeShippingFrom: 50_000 })
      .returning({ id: shippingRates.id });
    const rateId = rate?.id ?? 0;
    await shop()
      .db.insert(shippingRateSteps)
      .values([
        { rateId, firstQuantity: 2, firstFee: 1200, furtherQuantity: 2, furtherFee: 350, provinces: ['110000'] },
        { rateId, firstQuantity: 1, firstFee: 3000, furtherQuantity: 1, furtherFee: 1500, provinces: ['540000'] },
      ]);
    const byRate = { shippingType: 'rate' as const, shippingRateId: rateId };
    fixed = (await aProduct(shop(), { shippingFeeYuan: 8 })).id;
    first = (await aProduct(shop(), byRate)).id;
    second = (await aProduct(shop(), byRate)).id;
    variants = (await aProduct(shop(), { ...byRate, skus: [{ price: 10_000 }, { price: 60_000 }] })).id;
  });

  const ask = (address: number | string, lines: unknown, as = customer) =>
    shop().post<Freight>(`shipping/freight/${address}`, lines, { as });
  const of = (productId: number, number: number, extra: object = {}) => ({
    number,
    freight_id: 0,
    good_id: productId,
    ...extra,
  });

  it('needs a sign-in', async () => {
    expect((await shop().post(`shipping/freight/${beijing}`, [])).status).toBe(500);
  });

  it.each<[string, () => number, () => unknown, number]>([
    ['within the first pieces', () => beijing, () => [of(first, 2)], 12],
    ['further pieces of one template', () => beijing, () => [of(first, 2), of(second, 3)], 19],
    ['another province', () => lhasa, () => [of(first, 2)], 45],
    ['the default address, fixed and free together', () => 0, () => [of(fixed, 3), of(first, 1)], 8],
    ['an object keyed by position', () => beijing, () => ({ 0: of(fixed, 1), 1: of(first, 1) }), 20],
    ['nothing', () => beijing, () => [], 0],
    ['an unknown good', () => beijing, () => [of(999_999, 1)], 0],
    ['enough for free delivery', () => beijing, () => [of(first, 50)], 0],
    ['SKUs by their own price', () => lhasa, () => [of(variants, 1, { good_sku_id: 0 })], 30],
  ])('%s', async (_title, address, lines, carriage) => {
    const answer = await ask(address(), lines());
    expect(answer).toMatchObject({ status: 200, message: { carriage } });
    expect(answer.message.shipping?.id).toBe(address() || ningbo);
  });

  it('does not believe the shipping fee id of the client', async () => {
    expect((await ask(beijing, [of(fixed, 1, { freight_id: 99 })])).message.carriage).toBe(8);
  });

  it('answers no shipping fee without an address', async () => {
    const newcomer = await shop().aCustomer();
    expect((await ask(0, [of(fixed, 1)], newcomer)).message).toEqual({ shipping: null });
  });

  it('does not know addresses of others', async () => {
    const other = await shop().aCustomer();
    expect(await ask(beijing, [of(fixed, 1)], other)).toMatchObject({ status: 404, code: 50000 });
    expect(await ask('x', [of(fixed, 1)])).toMatchObject({ status: 404, code: 50000 });
  });

  it.each([[[{ good_id: 1 }]], [[{ number: 1 }]], [[{ good_id: 1, number: -1 }]], [[1]]])(
    'refuses %j',
    async (lines) => {
      expect(await ask(beijing, lines)).toMatchObject({ status: 401, code: 50004 });
    },
  );
});
