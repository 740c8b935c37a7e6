import { flashSales, flashSaleVariants } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';
import { aProduct, type StockedProduct } from '../../orders/testing/products.ts';

const HOUR = 3_600_000;

export type MadeSale = { id: number; variantId: number; good: StockedProduct };

/** A sale at 6.00 of a product without variants; it begins in an hour and lasts as long, unless said otherwise. */
export async function aSale(
  shop: TestShop,
  values: Partial<typeof flashSales.$inferInsert> = {},
  { quantity = 5, left = quantity }: { quantity?: number; left?: number } = {},
): Promise<MadeSale> {
  const product = await aProduct(shop);
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      productId: product.id,
      name: { zh: '限时茶杯', en: 'Cup on sale' },
      time: new Date(shop.now.getTime() + HOUR),
      endTime: new Date(shop.now.getTime() + 2 * HOUR),
      ...values,
    })
    .returning({ id: flashSales.id });
  if (!sale) throw new Error('no sale was made');
  const [variant] = await shop.db
    .insert(flashSaleVariants)
    .values({ flashSaleId: sale.id, price: 1000, salePrice: 600, limit: quantity, remaining: left })
    .returning({ id: flashSaleVariants.id });
  return { id: sale.id, variantId: variant?.id ?? 0, good: product };
}

/** The same, running since an hour. */
export const aRunningSale = (shop: TestShop, stock?: { quantity?: number; left?: number }): Promise<MadeSale> =>
  aSale(shop, { time: new Date(shop.now.getTime() - HOUR), endTime: new Date(shop.now.getTime() + HOUR) }, stock);
