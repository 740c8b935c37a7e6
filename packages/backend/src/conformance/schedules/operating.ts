import { eq } from 'drizzle-orm';
import { flashSaleVariants, products, productVariants } from '../../kernel/db/schema/index.ts';
import { receiveStock } from '../../modules/catalogue/receive-stock.ts';
import type { ProductName } from './commands.ts';
import type { World } from './world.ts';

/** The shop changes a price; pages that are open show the old one. */
export async function reprice(world: World, product: ProductName, price: number): Promise<void> {
  const offer = world.offers[product];
  const { db } = world.shop;
  if (offer.sale) {
    await db.update(flashSaleVariants).set({ salePrice: price }).where(eq(flashSaleVariants.id, offer.sale.variantId));
  } else if (offer.variantId !== null)
    await db.update(productVariants).set({ price }).where(eq(productVariants.id, offer.variantId));
  else await db.update(products).set({ price }).where(eq(products.id, offer.id));
  offer.price = price;
}

export async function receive(world: World, product: ProductName, pieces: number): Promise<void> {
  const { id: productId, variantId } = world.offers[product];
  const receipt = { productId, variantId, pieces, remark: 'counted anew', at: world.shop.now };
  await world.shop.db.transaction((tx) => receiveStock(tx, receipt));
}
