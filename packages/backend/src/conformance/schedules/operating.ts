import { eq } from 'drizzle-orm';
import { flashSaleVariants, products, productVariants } from '../../kernel/db/schema/index.ts';
import { receiveStock } from '../../modules/catalogue/receive-stock.ts';
import type { ProductName } from './commands.ts';
import type { ScheduleContext } from './context.ts';

/** The shop changes a price; pages that are open show the old one. */
export async function reprice(context: ScheduleContext, product: ProductName, price: number): Promise<void> {
  const offer = context.offers[product];
  const { db } = context.shop;
  if (offer.sale) {
    await db.update(flashSaleVariants).set({ salePrice: price }).where(eq(flashSaleVariants.id, offer.sale.variantId));
  } else if (offer.variantId !== null)
    await db.update(productVariants).set({ price }).where(eq(productVariants.id, offer.variantId));
  else await db.update(products).set({ price }).where(eq(products.id, offer.id));
  offer.price = price;
}

export async function receive(context: ScheduleContext, product: ProductName, quantity: number): Promise<void> {
  const { id: productId, variantId } = context.offers[product];
  const receipt = { productId, variantId, quantity, remark: 'counted anew', at: context.shop.now };
  await context.shop.db.transaction((tx) => receiveStock(tx, receipt));
}
