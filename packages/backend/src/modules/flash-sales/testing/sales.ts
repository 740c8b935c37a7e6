import { flashSaleSkus, flashSales } from '../../../kernel/db/schema/index.ts';
import type { TestShop } from '../../../testing/index.ts';
import { aGood, type StockedGood } from '../../orders/testing/goods.ts';

const HOUR = 3_600_000;

export type MadeSale = { id: number; skuId: number; good: StockedGood };

/** A sale at 6.00 of a good without variants; it begins in an hour and lasts as long, unless said otherwise. */
export async function aSale(
  shop: TestShop,
  values: Partial<typeof flashSales.$inferInsert> = {},
  { pieces = 5, left = pieces }: { pieces?: number; left?: number } = {},
): Promise<MadeSale> {
  const good = await aGood(shop);
  const [sale] = await shop.db
    .insert(flashSales)
    .values({
      goodId: good.id,
      name: { zh: '限时茶杯', en: 'Cup on sale' },
      time: new Date(shop.now.getTime() + HOUR),
      endTime: new Date(shop.now.getTime() + 2 * HOUR),
      ...values,
    })
    .returning({ id: flashSales.id });
  if (!sale) throw new Error('no sale was made');
  const [sku] = await shop.db
    .insert(flashSaleSkus)
    .values({ flashSaleId: sale.id, price: 1000, seckillPrice: 600, limit: pieces, residueLimit: left })
    .returning({ id: flashSaleSkus.id });
  return { id: sale.id, skuId: sku?.id ?? 0, good };
}

/** The same, running since an hour. */
export const aRunningSale = (shop: TestShop, pieces?: { pieces?: number; left?: number }): Promise<MadeSale> =>
  aSale(shop, { time: new Date(shop.now.getTime() - HOUR), endTime: new Date(shop.now.getTime() + HOUR) }, pieces);
