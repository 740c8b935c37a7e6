import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { goodSkus, goods } from '../../db/schema/index.ts';
import { together } from '../../db/together.ts';
import { type StockDemand, stockDemands } from './stock-demand.ts';

/**
 * Takes pieces from stock, always in the same lock order. Stock never falls below what is asked for: the answer is
 * the first demand that could not be met, or null when all were. The caller rolls back on a demand.
 */
export async function takeStock(tx: Tx, lines: readonly StockDemand[]): Promise<StockDemand | null> {
  const demands = stockDemands(lines);
  // Sent in their order, each without waiting for the one before.
  const taken = await together(
    demands.map((demand) => (demand.skuId === null ? takeGood(tx, demand) : takeSku(tx, demand, demand.skuId))),
  );
  return demands.find((_, index) => !taken[index]) ?? null;
}

/** Puts pieces back, in the same lock order. */
export async function returnStock(tx: Tx, lines: readonly StockDemand[]): Promise<void> {
  for (const { goodId, skuId, pieces } of stockDemands(lines)) {
    if (skuId === null) {
      await tx
        .update(goods)
        .set({ inventory: sql`${goods.inventory} + ${pieces}` })
        .where(eq(goods.id, goodId));
    } else {
      await tx
        .update(goodSkus)
        .set({ inventory: sql`${goodSkus.inventory} + ${pieces}` })
        .where(eq(goodSkus.id, skuId));
    }
  }
}

async function takeGood(tx: Tx, { goodId, pieces }: StockDemand): Promise<boolean> {
  const rows = await tx
    .update(goods)
    .set({ inventory: sql`${goods.inventory} - ${pieces}` })
    .where(and(eq(goods.id, goodId), isNull(goods.deletedAt), gte(goods.inventory, pieces)))
    .returning({ id: goods.id });
  return rows.length === 1;
}

async function takeSku(tx: Tx, { goodId, pieces }: StockDemand, skuId: number): Promise<boolean> {
  const rows = await tx
    .update(goodSkus)
    .set({ inventory: sql`${goodSkus.inventory} - ${pieces}` })
    .where(
      and(
        eq(goodSkus.id, skuId),
        eq(goodSkus.goodId, goodId),
        isNull(goodSkus.deletedAt),
        gte(goodSkus.inventory, pieces),
      ),
    )
    .returning({ id: goodSkus.id });
  return rows.length === 1;
}
