import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../kernel/db/built-once.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { goodSkus, goods } from '../../kernel/db/schema/index.ts';
import { together } from '../../kernel/db/together.ts';
import { type StockDemand, stockDemands } from './stock-demand.ts';

/**
 * Takes pieces from stock, always in the same lock order. Stock never falls below what is asked for: the answer is
 * the first demand that could not be met, or null when all were. The caller rolls back on a demand.
 */
export async function takeStock(tx: Tx, lines: readonly StockDemand[]): Promise<StockDemand | null> {
  const demands = stockDemands(lines);
  // Sent in their order, each without waiting for the one before.
  const taken = await together(
    demands.map((demand) => (demand.skuId === null ? takeFromGood(tx, demand) : takeFromSku(tx, demand))),
  );
  return demands.find((_, index) => taken[index]?.length !== 1) ?? null;
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

const takeFromGood = builtOnce((db, value) =>
  db
    .update(goods)
    .set({ inventory: sql`${goods.inventory} - ${value('pieces')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(goods.id, value('goodId')),
        isNull(goods.deletedAt),
        /* lock: stock-condition */ gte(goods.inventory, value('pieces')),
      ),
    )
    .returning({ id: goods.id }),
);

const takeFromSku = builtOnce((db, value) =>
  db
    .update(goodSkus)
    .set({ inventory: sql`${goodSkus.inventory} - ${value('pieces')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(goodSkus.id, value('skuId')),
        eq(goodSkus.goodId, value('goodId')),
        isNull(goodSkus.deletedAt),
        gte(goodSkus.inventory, value('pieces')),
      ),
    )
    .returning({ id: goodSkus.id }),
);
