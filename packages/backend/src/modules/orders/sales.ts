import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { products } from '../../kernel/db/schema/index.ts';
import type { OrderLine } from './order-records.ts';
import { stockDemands } from './stock-demand.ts';

/** Counts the pieces of a completed order as sold, products in one lock order. */
export async function addSales(tx: Tx, lines: readonly Pick<OrderLine, 'productId' | 'number'>[]): Promise<void> {
  const perProduct = stockDemands(
    lines.map((line) => ({ productId: line.productId, variantId: null, quantity: line.number })),
  );
  for (const { productId, quantity } of perProduct) {
    await tx
      .update(products)
      .set({ sales: sql`${products.sales} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}
