import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderLines, orders, products, productVariants } from '../../kernel/db/schema/index.ts';
import type { OrderCount } from './calls.ts';

/** What orders took and what is left must add up to the same before and after a load. */
export async function countOrders(db: Db): Promise<OrderCount> {
  const [lines] = await db
    .select({ pieces: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.isStockTaken, true));
  const [ofProducts] = await db.select({ pieces: sum(products.stock).mapWith(Number) }).from(products);
  const [ofVariants] = await db.select({ pieces: sum(productVariants.stock).mapWith(Number) }).from(productVariants);
  const stock = (ofProducts?.pieces ?? 0) + (ofVariants?.pieces ?? 0);
  return { orders: await db.$count(orders), taken: lines?.pieces ?? 0, stock };
}
