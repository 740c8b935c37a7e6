import { type addresses, freights, freightWays } from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { anAddress } from './customers.ts';
import { aProduct, type ProductValues, type StockedProduct } from './products.ts';

/** A piece costs 10.00 to Zhejiang, 4.00 to Jiangsu, 18.00 to Tibet; Shanghai is free. */
const fees = [
  { location: ['330000'], firstCost: 1000 },
  { location: ['320000'], firstCost: 400 },
  { location: ['540000'], firstCost: 1800 },
];

/** A product whose freight depends on the province; `freeOver` in cents. */
export async function aSentProduct(
  shop: TestShop,
  values: ProductValues & { freeOver?: number } = {},
): Promise<StockedProduct> {
  const { freeOver = null, ...product } = values;
  const [freight] = await shop.db
    .insert(freights)
    .values({ name: { zh: '按地区' }, pinkage: ['310000'], freeOver })
    .returning({ id: freights.id });
  const freightId = freight?.id ?? 0;
  await shop.db.insert(freightWays).values(fees.map((way) => ({ freightId, addCost: 0, addPiece: 0, ...way })));
  return aProduct(shop, { type: 'physical', freightType: 'rate', freightId, ...product });
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
