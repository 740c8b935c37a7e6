import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { goods } from '../../kernel/db/schema/index.ts';
import type { OrderLine } from './order-records.ts';
import { stockDemands } from './stock-demand.ts';

/** Counts the pieces of a completed order as sold, goods in one lock order. */
export async function addSales(tx: Tx, lines: readonly Pick<OrderLine, 'goodId' | 'number'>[]): Promise<void> {
  const perGood = stockDemands(lines.map((line) => ({ goodId: line.goodId, skuId: null, pieces: line.number })));
  for (const { goodId, pieces } of perGood) {
    await tx
      .update(goods)
      .set({ sales: sql`${goods.sales} + ${pieces}` })
      .where(eq(goods.id, goodId));
  }
}
