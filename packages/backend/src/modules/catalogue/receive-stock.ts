import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { goodSkus, goods, stockReceipts } from '../../kernel/db/schema/index.ts';

/** Pieces that come in (positive) or leave other than by an order (negative). `skuId` null: of a good without SKUs. */
export type StockReceipt = { goodId: number; skuId: number | null; pieces: number; remark: string; at: Date };

/**
 * Changes what is free of a good or SKU, and writes the ledger row. False when there is no such good or SKU, or fewer
 * pieces are free than shall leave: nothing has changed then. No pieces leave no row.
 */
export async function receiveStock(tx: Tx, { goodId, skuId, pieces, remark, at }: StockReceipt): Promise<boolean> {
  if (pieces === 0) return true;
  const least = Math.max(0, -pieces);
  const rows =
    skuId === null
      ? await tx
          .update(goods)
          .set({ inventory: sql`${goods.inventory} + ${pieces}` })
          .where(and(eq(goods.id, goodId), isNull(goods.deletedAt), gte(goods.inventory, least)))
          .returning({ id: goods.id })
      : await tx
          .update(goodSkus)
          .set({ inventory: sql`${goodSkus.inventory} + ${pieces}` })
          .where(
            and(
              eq(goodSkus.id, skuId),
              eq(goodSkus.goodId, goodId),
              isNull(goodSkus.deletedAt),
              gte(goodSkus.inventory, least),
            ),
          )
          .returning({ id: goodSkus.id });
  if (rows.length === 0) return false;
  await tx.insert(stockReceipts).values({ goodId, skuId, pieces, remark, createdAt: at });
  return true;
}
