import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configs, shippingRateSteps, shippingRates } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestCustomer } from '../../../testing/index.ts';
import { anAddress } from '../testing/customers.ts';
import { placeOrder } from '../testing/orders.ts';
import { aProduct, type StockedProduct } from '../testing/products.ts';

type Estimate = {
  region: { code: string; name: string; province_code: string } | null;
  region_from: string | null;
  arrives_from: string | null;
  arrives_until: string | null;
  order_by: string | null;
  rows: {
    good_sku_id: number | null;
    is_sent: boolean;
    is_served: boolean;
    carriage: number | null;
    free_from: number | null;
  }[];
};

/** The clock of the tests stands at 2026-11-20 16:00:00, a Friday. */
describeEngines('delivery before there is an order', (shop) => {
  let tea: StockedProduct;
  let fruit: StockedProduct;
  let licence: StockedProduct;

  const settings = async (values: Record<string, unknown>) => {
    await shop().db.delete(configs);
    for (const [key, value] of Object.entries(values)) await shop().db.insert(configs).values({ key, value });
  };
  const ask = async (query: string, options: { as?: TestCustomer; lang?: string } = {}) => {
    const { status, message } = await shop().get<Estimate>(`shipping/estimate?${query}`, options);
    expect(status).toBe(200);
    return message;
  };

  beforeAll(async () => {
    const [rate] = await shop()
      .db.insert(shippingRates)
      .values({ name: { zh: '按省' }, freeProvinces: ['330000'], freeShippingFrom: 4900 })
      .returning({ id: shippingRates.id });
    const rateId = rate?.id ?? 0;
    await shop()
      .db.insert(shippingRateSteps)
      .values({ rateId, firstQuantity: 1, firstFee: 800, furtherQuantity: 1, furtherFee: 200, provinces: ['110000'] });
    tea = await aProduct(shop(), { shippingType: 'rate', shippingRateId: rateId, price: 2000 });
    fruit = await aProduct(shop(), { shippingFeeYuan: 6, skus: [{ price: 1000 }, { price: 3000 }] });
    licence = await aProduct(shop(), { type: 'virtual' });
  });
  beforeEach(() => settings({}));

  it('is by province, quantity and worth, as it will be charged', async () => {
    const row = async (lines: string, region: string) => (await ask(`lines=${lines}&region=${region}`)).rows[0];
    expect(await row(`${tea.id}x1`, '110000')).toMatchObject({
      is_sent: true,
      is_served: true,
      carriage: 8,
      free_from: 49,
    });
    expect(await row(`${tea.id}x2`, '110105')).toMatchObject({ carriage: 10 });
    expect(await row(`${tea.id}x3`, '110000')).toMatchObject({ carriage: 0, free_from: 49 });
    expect(await row(`${tea.id}x1`, '330100')).toMatchObject({ carriage: 0 });
    expect(await row(`${tea.id}x1,${fruit.id}.${fruit.variantIds[0]}x1`, '110000')).toMatchObject({
      carriage: 14,
      free_from: null,
    });
    // What is not sent changes nothing of what is.
    expect(await row(`${tea.id}x1,${licence.id}x1`, '110000')).toMatchObject({ carriage: 8, free_from: 49 });
    expect(await row(`${licence.id}x1`, '110000')).toMatchObject({ is_sent: false, carriage: 0 });
  });

  it('is told for each variant of a product', async () => {
    const { rows } = await ask(`good_id=${fruit.id}&number=2&region=110000`);
    expect(rows.map(({ good_sku_id, carriage }) => [good_sku_id, carriage])).toEqual([
      [fruit.variantIds[0], 6],
      [fruit.variantIds[1], 6],
    ]);
  });

  describe('the place', () => {
    it('is unknown until somebody says it: no fee, no day', async () => {
      expect(await ask(`good_id=${tea.id}`)).toMatchObject({
        region: null,
        region_from: null,
        arrives_from: null,
        rows: [{ is_sent: true, is_served: true, carriage: null, free_from: 49 }],
      });
      expect(await ask(`good_id=${tea.id}&region=nowhere`)).toMatchObject({ region: null });
    });

    it('is what was asked for, else the default address, else the shop’s', async () => {
      await settings({ 'delivery.region': '330100' });
      const as = await shop().aCustomer();
      const place = async (query: string, options: { as?: TestCustomer; lang?: string } = {}) => {
        const { region, region_from } = await ask(query, options);
        return [region?.code, region?.name, region_from];
      };
      expect(await place('', { as })).toEqual(['330100', '杭州市', 'shop']);
      await anAddress(shop(), as, { address: '四川省成都市锦江区示例路1号', isDefault: true });
      expect(await place('', { as })).toEqual(['510100', '成都市', 'address']);
      expect(await place('region=110101', { as, lang: 'en' })).toEqual(['110100', 'Beijing', 'asked']);
      expect(await place('')).toEqual(['330100', '杭州市', 'shop']);
      expect(await place('last=110100', { as })).toEqual(['510100', '成都市', 'address']);
      expect(await place('last=110100')).toEqual(['110100', '北京市', 'asked']);
    });
  });

  describe('the day', () => {
    it('is by the courier times of the province, and by the cut-off', async () => {
      await settings({ 'delivery.days': { default: [3, 5], 330000: [1, 2] }, 'delivery.cut_off': '17:30' });
      expect(await ask('region=330100')).toMatchObject({
        arrives_from: '2026-11-21',
        arrives_until: '2026-11-22',
        order_by: '2026-11-20 17:30:00',
      });
      await settings({ 'delivery.days': { default: [3, 5] }, 'delivery.parcel_days': [1, 2, 3, 4, 5] });
      // At the cut-off of a Friday, so it leaves on Monday.
      expect(await ask('region=330100')).toMatchObject({
        arrives_from: '2026-11-26',
        arrives_until: '2026-11-28',
        order_by: '2026-11-23 16:00:00',
      });
    });

    it('counts the provinces that are understood, whatever stands beside them', async () => {
      await settings({
        'delivery.days': { default: [3, 5], 330000: [1, 2], Atlantis: [9, 9] },
        'delivery.cut_off': '17:30',
      });
      expect(await ask('region=330100')).toMatchObject({ arrives_from: '2026-11-21', arrives_until: '2026-11-22' });
    });

    it.each([
      ['no days', {}],
      ['days the wrong way round', { 'delivery.days': { default: [5, 3] } }],
      ['no default', { 'delivery.days': { 330000: [1, 2] } }],
    ])('is not named by a shop with %s', async (_, values) => {
      await settings(values);
      expect(await ask('region=330100')).toMatchObject({ arrives_from: null, arrives_until: null, order_by: null });
    });
  });

  it('is refused where the shop does not send: before, at the preview, and by the order', async () => {
    await settings({ 'delivery.not_to': ['540000'], 'delivery.days': { default: [3, 5] } });
    expect(await ask(`good_id=${tea.id}&region=540100`)).toMatchObject({
      arrives_from: null,
      rows: [{ is_served: false }],
    });
    const as = await shop().aCustomer();
    const lhasa = await anAddress(shop(), as, { address: '西藏自治区拉萨市城关区示例路3号', isDefault: true });
    const hangzhou = await anAddress(shop(), as);
    const wanted = { indentCommodity: [{ good_id: tea.id, number: 1 }], shipping_id: lhasa, choices: 1 };
    const preview = await shop().post<{
      not_served: boolean;
      choices: { shippings: { id: number; not_served: boolean }[] };
    }>('goodIndent/preview', wanted, { as });
    expect(preview.message.not_served).toBe(true);
    expect(preview.message.choices.shippings.map(({ id, not_served }) => [id, not_served])).toEqual([
      [lhasa, true],
      [hangzhou, false],
    ]);
    const place = (address: number) => placeOrder(shop(), as, { lines: [{ good: tea, price: 20 }], address });
    expect(await place(lhasa)).toMatchObject({ status: 401, code: 50001, message: '暂不支持配送到这个地址' });
    const order = await place(hangzhou);
    expect(order.status).toBe(200);
    const change = await shop().post(
      `goodIndent/address/${order.message}`,
      { shipping_id: lhasa, carriage: 0 },
      { as },
    );
    expect(change).toMatchObject({ status: 401, message: '暂不支持配送到这个地址' });
  });
});
