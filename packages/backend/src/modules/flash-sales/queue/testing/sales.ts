import { flashSales, flashSaleVariants, stockReceipts } from '../../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../../testing/index.ts';
import { wireLine } from '../../../orders/testing/orders.ts';
import { aProduct, type StockedProduct } from '../../../orders/testing/products.ts';
import type { WirePlace } from '../../wire/place-wire.ts';

const HOUR = 3_600_000;

export type SoldProduct = { good: StockedProduct; saleId: number; variantId: number };

/** A product without variants in a running sale at 6.00, so many pieces of it; virtual, so that an order needs no address. */
export async function aRush(
  shop: TestShop,
  quantity: number,
  values: Partial<typeof flashSales.$inferInsert> = {},
  stock = quantity + 5,
): Promise<SoldProduct> {
  const product = await aProduct(shop, { type: 'virtual', price: 1000, stock });
  await shop.db.insert(stockReceipts).values({ productId: product.id, quantity: stock, remark: 'first stock' });
  const around = (hours: number) => new Date(shop.now.getTime() + hours * HOUR);
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      productId: product.id,
      name: { zh: '秒杀', en: 'Flash' },
      time: around(-1),
      endTime: around(1),
      ...values,
    })
    .returning();
  const saleId = sale?.id ?? 0;
  const [variant] = await shop.db
    .insert(flashSaleVariants)
    .values({ flashSaleId: saleId, salePrice: 600, price: 1000, limit: quantity, remaining: quantity })
    .returning();
  return { good: product, saleId, variantId: variant?.id ?? 0 };
}

export const pressBuy = (shop: TestShop, { good: product, variantId }: SoldProduct, as: TestCustomer, number = 1) =>
  shop.post<WirePlace>(`seckill/${product.id}/place`, { number, seckill_sku_id: variantId }, { as });

export const ownPlace = async (shop: TestShop, { good: product }: SoldProduct, as: TestCustomer) =>
  (await shop.get<WirePlace | null>(`seckill/${product.id}/place`, { as })).message;

export const leaveLine = (shop: TestShop, { good: product }: SoldProduct, as: TestCustomer) =>
  shop.post<WirePlace | null>(`seckill/${product.id}/place/leave`, {}, { as });

/** As the original client sends it: nothing of a place in it. */
export const orderFromSale = (
  shop: TestShop,
  { good: product, saleId, variantId }: SoldProduct,
  as: TestCustomer,
  quantity = 1,
) =>
  shop.post<number>(
    'goodIndent',
    {
      indentCommodity: [
        { ...wireLine({ good: product, price: 6, quantity }), seckill_id: saleId, seckill_sku_id: variantId },
      ],
      carriage: 0,
    },
    { as },
  );
