import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { flashSaleVariants, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import { PAID_STATES } from '../../../modules/orders/order-states.ts';

/** What a sale came to, by orders that were paid and not refunded: pieces, their cents, and how many customers have some. */
export type SaleFigures = { sold: number; revenue: number; customers: number };

export const noSales: SaleFigures = { sold: 0, revenue: 0, customers: 0 };

/** Running figures of flash sales, by id; sales nobody paid for are left out. */
export async function saleFigures(db: DbOrTx, ids: readonly number[]): Promise<Map<number, SaleFigures>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: flashSaleVariants.flashSaleId,
      sold: sql<number>`sum(${orderLines.number})`.mapWith(Number),
      revenue: sql<number>`sum(${orderLines.number} * ${orderLines.price})`.mapWith(Number),
      customers: countDistinct(orders.userId),
    })
    .from(orderLines)
    .innerJoin(flashSaleVariants, eq(flashSaleVariants.id, orderLines.flashSaleVariantId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(flashSaleVariants.flashSaleId, [...ids]), inArray(orders.state, PAID_STATES)))
    .groupBy(flashSaleVariants.flashSaleId);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
