import { flashSaleSkus, flashSales, stockReceipts } from '../../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../../testing/index.ts';
import { aGood, type StockedGood } from '../../../orders/testing/goods.ts';
import { wireLine } from '../../../orders/testing/orders.ts';
import type { WirePlace } from '../../wire/place-wire.ts';

const HOUR = 3_600_000;

export type SoldGood = { good: StockedGood; saleId: number; skuId: number };

/** A good without SKUs in a running sale at 6.00, so many pieces of it; virtual, so that an order needs no address. */
export async function aRush(
  shop: TestShop,
  pieces: number,
  values: Partial<typeof flashSales.$inferInsert> = {},
  stock = pieces + 5,
): Promise<SoldGood> {
  const good = await aGood(shop, { type: 'virtual', price: 1000, stock });
  await shop.db.insert(stockReceipts).values({ goodId: good.id, pieces: stock, remark: 'first stock' });
  const around = (hours: number) => new Date(shop.now.getTime() + hours * HOUR);
  const [sale] = await shop.db
    .insert(flashSales)
    .values({ goodId: good.id, name: { zh: '秒杀', en: 'Flash' }, time: around(-1), endTime: around(1), ...values })
    .returning();
  const saleId = sale?.id ?? 0;
  const [sku] = await shop.db
    .insert(flashSaleSkus)
    .values({ flashSaleId: saleId, seckillPrice: 600, price: 1000, limit: pieces, residueLimit: pieces })
    .returning();
  return { good, saleId, skuId: sku?.id ?? 0 };
}

export const pressBuy = (shop: TestShop, { good, skuId }: SoldGood, as: TestCustomer, number = 1) =>
  shop.post<WirePlace>(`seckill/${good.id}/place`, { number, seckill_sku_id: skuId }, { as });

export const ownPlace = async (shop: TestShop, { good }: SoldGood, as: TestCustomer) =>
  (await shop.get<WirePlace | null>(`seckill/${good.id}/place`, { as })).message;

export const leaveLine = (shop: TestShop, { good }: SoldGood, as: TestCustomer) =>
  shop.post<WirePlace | null>(`seckill/${good.id}/place/leave`, {}, { as });

/** As the original client sends it: nothing of a place in it. */
export const orderFromSale = (shop: TestShop, { good, saleId, skuId }: SoldGood, as: TestCustomer, pieces = 1) =>
  shop.post<number>(
    'goodIndent',
    {
      indentCommodity: [{ ...wireLine({ good, price: 6, pieces }), seckill_id: saleId, seckill_sku_id: skuId }],
      carriage: 0,
    },
    { as },
  );
