import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { products, productVariants, stockReceipts } from '../../kernel/db/schema/index.ts';

/** Pieces that come in (positive) or leave other than by an order (negative). `variantId` null: of a product without variants. */
export type StockReceipt = { productId: number; variantId: number | null; quantity: number; remark: string; at: Date };

/**
 * Changes what is free of a product or variant, and writes the ledger row. False when there is no such product or variant, or fewer
 * pieces are free than shall leave: nothing has changed then. No pieces leave no row.
 */
export async function receiveStock(
  tx: Tx,
  { productId, variantId, quantity, remark, at }: StockReceipt,
): Promise<boolean> {
  if (quantity === 0) return true;
  const least = Math.max(0, -quantity);
  const rows =
    variantId === null
      ? await tx
          .update(products)
          .set({ stock: sql`${products.stock} + ${quantity}` })
          .where(and(eq(products.id, productId), isNull(products.deletedAt), gte(products.stock, least)))
          .returning({ id: products.id })
      : await tx
          .update(productVariants)
          .set({ stock: sql`${productVariants.stock} + ${quantity}` })
          .where(
            and(
              eq(productVariants.id, variantId),
              eq(productVariants.productId, productId),
              isNull(productVariants.deletedAt),
              gte(productVariants.stock, least),
            ),
          )
          .returning({ id: productVariants.id });
  if (rows.length === 0) return false;
  await tx.insert(stockReceipts).values({ productId, variantId, quantity, remark, createdAt: at });
  return true;
}
