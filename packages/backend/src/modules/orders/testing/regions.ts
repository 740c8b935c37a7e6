import { type addresses, shippingRateSteps, shippingRates } from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { anAddress } from './customers.ts';
import { aProduct, type ProductValues, type StockedProduct } from './products.ts';

/** A piece costs 10.00 to Zhejiang, 4.00 to Jiangsu, 18.00 to Tibet; Shanghai is free. */
const fees = [
  { provinces: ['330000'], firstFee: 1000 },
  { provinces: ['320000'], firstFee: 400 },
  { provinces: ['540000'], firstFee: 1800 },
];

/** A product whose shipping fee depends on the province; `freeShippingFrom` in cents. */
export async function aSentProduct(
  shop: TestShop,
  values: ProductValues & { freeShippingFrom?: number } = {},
): Promise<StockedProduct> {
  const { freeShippingFrom = null, ...product } = values;
  const [rate] = await shop.db
    .insert(shippingRates)
    .values({ name: { zh: '按地区' }, freeProvinces: ['310000'], freeShippingFrom })
    .returning({ id: shippingRates.id });
  const rateId = rate?.id ?? 0;
  await shop.db
    .insert(shippingRateSteps)
    .values(fees.map((fee) => ({ rateId, furtherFee: 0, furtherQuantity: 0, ...fee })));
  return aProduct(shop, { type: 'physical', shippingType: 'rate', shippingRateId: rateId, ...product });
}

/** Addresses of a customer: at home in Zhejiang, a neighbour there, nearer, farther, and where sending is free. */
export async function someAddresses(shop: TestShop, customer: TestCustomer) {
  const at = (address: string, values: Partial<typeof addresses.$inferInsert> = {}) =>
    anAddress(shop, customer, { address, ...values });
  return {
    home: await at('浙江省杭州市余杭区示例路1号'),
    neighbour: await at('浙江省杭州市余杭区示例路2号', { house: '202室' }),
    nearer: await at('江苏省南京市玄武区示例路3号'),
    farther: await at('西藏自治区拉萨市城关区示例路4号'),
    free: await at('上海市浦东新区示例路5号'),
  };
}
