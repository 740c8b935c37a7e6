import { eq } from 'drizzle-orm';
import { flashSaleSkus, goodSkus, goods } from '../../kernel/db/schema/index.ts';
import { receiveStock } from '../../modules/catalogue/receive-stock.ts';
import type { GoodName } from './commands.ts';
import type { World } from './world.ts';

/** The shop changes a price; pages that are open show the old one. */
export async function reprice(world: World, good: GoodName, price: number): Promise<void> {
  const offer = world.offers[good];
  const { db } = world.shop;
  if (offer.sale) {
    await db.update(flashSaleSkus).set({ seckillPrice: price }).where(eq(flashSaleSkus.id, offer.sale.skuId));
  } else if (offer.skuId !== null) await db.update(goodSkus).set({ price }).where(eq(goodSkus.id, offer.skuId));
  else await db.update(goods).set({ price }).where(eq(goods.id, offer.id));
  offer.price = price;
}

export async function receive(world: World, good: GoodName, pieces: number): Promise<void> {
  const { id: goodId, skuId } = world.offers[good];
  const receipt = { goodId, skuId, pieces, remark: 'counted anew', at: world.shop.now };
  await world.shop.db.transaction((tx) => receiveStock(tx, receipt));
}
