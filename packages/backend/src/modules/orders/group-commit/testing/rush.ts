import { flashSales, flashSaleVariants } from '../../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../../testing/index.ts';
import { anAddress } from '../../testing/customers.ts';
import { aProduct, type ProductValues, type StockedProduct } from '../../testing/products.ts';
import { type Lane, laneOf, type SaleTarget, type WantedOrder } from '../lane.ts';

const HOUR = 3_600_000;

export type Rush = { product: StockedProduct; saleId: number; target: SaleTarget };

/** The lane of an order of the rush. */
export const laneOfRush = ({ target }: Rush, { order }: WantedOrder): Lane | null =>
  laneOf(order.request, target.saleVariantId);

type RushValues = {
  product?: ProductValues;
  made?: StockedProduct;
  sale?: Partial<typeof flashSales.$inferInsert>;
  pieces?: number;
};

/** A running sale at 6.00 of a product (its first variant, where it has some), ten pieces of it unless said otherwise. */
export async function aRush(shop: TestShop, { product, made, sale, pieces = 10 }: RushValues = {}): Promise<Rush> {
  const sold = made ?? (await aProduct(shop, { stock: 20, ...product }));
  const variantId = sold.variantIds[0] ?? null;
  const around = (hours: number) => new Date(shop.now.getTime() + hours * HOUR);
  const [row] = await shop.db
    .insert(flashSales)
    .values({ productId: sold.id, name: { zh: '秒杀', en: 'Flash' }, time: around(-1), endTime: around(1), ...sale })
    .returning();
  const saleId = row?.id ?? 0;
  const [variant] = await shop.db
    .insert(flashSaleVariants)
    .values({ flashSaleId: saleId, variantId, salePrice: 600, price: 1000, limit: pieces, remaining: pieces })
    .returning();
  return { product: sold, saleId, target: { saleVariantId: variant?.id ?? 0, productId: sold.id, variantId } };
}

/** A customer with an address in Zhejiang. */
export async function aBuyer(shop: TestShop): Promise<TestCustomer & { addressId: number }> {
  const customer = await shop.aCustomer();
  return { ...customer, addressId: await anAddress(shop, customer) };
}

export type Wish = {
  quantity?: number;
  price?: number;
  shippingFee?: number;
  addressId?: number | null;
  remark?: string;
  lang?: 'zh' | 'en';
  release?: number;
  releaseId?: string;
  key?: string | null;
  saleId?: number | null;
};

/** What a buyer asks for, as the route hands it on. */
export function orderOf(rush: Rush, buyer: { id: number; addressId: number }, wish: Wish = {}): WantedOrder {
  const { quantity = 1, price = 6, shippingFee = 0, addressId = buyer.addressId, remark = null, key = null } = wish;
  const { saleVariantId, productId, variantId } = rush.target;
  const { saleId = rush.saleId } = wish;
  const line = { productId, variantId, quantity, price, sale: { saleId, saleVariantId } };
  const nothing = { giftNote: null, couponId: null, points: 0, prizeId: null };
  const request = { lines: [line], shippingFee, addressId, remark, ...nothing };
  return {
    order: {
      userId: buyer.id,
      lang: wish.lang ?? 'zh',
      release: wish.release ?? null,
      releaseId: wish.releaseId ?? null,
      request,
    },
    attempt: { userId: buyer.id, key, route: 'goodIndent', body: request },
  };
}

/** The same as it is sent. */
export function bodyOf({ product, saleId, target }: Rush, addressId: number, quantity = 1) {
  const line = {
    good_id: product.id,
    good_sku_id: target.variantId ?? 0,
    number: quantity,
    price: 6,
    name: product.name.zh,
    img: '/media/x.webp',
    seckill_id: saleId,
    seckill_sku_id: target.saleVariantId,
  };
  return { indentCommodity: [line], carriage: 0, shipping_id: addressId };
}
