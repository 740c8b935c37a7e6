import { eq } from 'drizzle-orm';
import { notifications, orders, products } from '../../kernel/db/schema/index.ts';
import { makeCode } from '../../modules/credentials/codes.ts';
import type { TestShop } from '../../testing/index.ts';
import type { Scenario } from './scenario.ts';

/** A code the recorded server was given by hand. */
export async function giveCode({ shop, memory }: Scenario, recorded: string, target: string): Promise<void> {
  memory.bind(recorded, await makeCode(shop.db, target, shop.now));
}

export const editedAddress = {
  name: '张三',
  cellphone: '13800000001',
  location: '示例大厦',
  address: '浙江省宁波市鄞州区示例路22号',
  latitude: 39.9,
  longitude: 116.4,
  house: '202室',
};

const earphones = {
  good_id: 4,
  good_sku_id: 0,
  freight_id: 0,
  name: '无线蓝牙耳机',
  img: '/media/image/good/g4_0.jpg',
};
const phone = {
  good_id: 1,
  good_sku_id: 1,
  freight_id: 1,
  name: '示例手机 X1',
  img: '/media/image/product_sku/s1.jpg',
};

/** What the website bought, twice before it was recorded. */
export const sitePurchase = {
  carriage: 8,
  shipping_id: 2,
  indentCommodity: [
    { ...earphones, number: 1, price: 199.9 },
    { ...phone, number: 1, price: 1999 },
  ],
};

/** The recorded server let the client name the price; here the shop has that price for a moment. */
export async function sellForACent(scenario: Scenario): Promise<void> {
  const { db } = scenario.shop;
  const ofProduct = eq(products.id, earphones.good_id);
  const [usual] = await db
    .select({ price: products.price, shippingFeeYuan: products.shippingFeeYuan })
    .from(products)
    .where(ofProduct);
  if (!usual) throw new Error('the earphones are missing');
  await db.update(products).set({ price: 1, shippingFeeYuan: 0 }).where(ofProduct);
  const indentCommodity = [{ ...earphones, number: 1, price: 0.01 }];
  await scenario.call('user_1', 'goodIndent', { carriage: 0, shipping_id: 1, indentCommodity });
  await db.update(products).set(usual).where(ofProduct);
}

/** The shop hands a parcel over. */
export async function ship({ db }: TestShop, id: number, parcel: Partial<typeof orders.$inferInsert>): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'shipped', ...parcel })
    .where(eq(orders.id, id));
}

/** We tell of more than the recorded server: of paid card keys and downloads. */
export async function forgetExtraNotices(scenario: Scenario): Promise<void> {
  const rows = await scenario.shop.db.select().from(notifications);
  const isExtra = ({ type, data }: (typeof rows)[number]) => type === 'paid' && /id=[78]$/.test(data.url);
  await scenario.call(
    'user_1',
    'notification/destroy/0',
    rows.filter(isExtra).map(({ id }) => ({ id })),
  );
}
