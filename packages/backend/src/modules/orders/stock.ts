import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { preparedOnce } from '../../kernel/db/prepared-once.ts';
import { products, productVariants } from '../../kernel/db/schema/index.ts';
import { type StockDemand, stockDemands } from './stock-demand.ts';

/**
 * Takes pieces from stock, always in the same lock order. Stock never falls below what is asked for: the answer is
 * the first demand that could not be met, or null when all were. The caller rolls back on a demand.
 */
export async function takeStock(tx: Tx, lines: readonly StockDemand[]): Promise<StockDemand | null> {
  const demands = stockDemands(lines);
  // Sent in their order, each without waiting for the one before.
  const taken = await pipelined(
    demands.map((demand) => (demand.variantId === null ? takeFromProduct(tx, demand) : takeFromVariant(tx, demand))),
  );
  return demands.find((_, index) => taken[index]?.length !== 1) ?? null;
}

/** Puts pieces back, in the same lock order. */
export async function returnStock(tx: Tx, lines: readonly StockDemand[]): Promise<void> {
  for (const { productId, variantId, quantity } of stockDemands(lines)) {
    if (variantId === null) {
      await tx
        .update(products)
        .set({ stock: sql`${products.stock} + ${quantity}` })
        .where(eq(products.id, productId));
    } else {
      await tx
        .update(productVariants)
        .set({ stock: sql`${productVariants.stock} + ${quantity}` })
        .where(eq(productVariants.id, variantId));
    }
  }
}

const takeFromProduct = preparedOnce((db, value) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - ${value('quantity')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(products.id, value('productId')),
        isNull(products.deletedAt),
        /* lock: stock-condition */ gte(products.stock, value('quantity')),
      ),
    )
    .returning({ id: products.id }),
);

const takeFromVariant = preparedOnce((db, value) =>
  db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${value('quantity')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(productVariants.id, value('variantId')),
        eq(productVariants.productId, value('productId')),
        isNull(productVariants.deletedAt),
        gte(productVariants.stock, value('quantity')),
      ),
    )
    .returning({ id: productVariants.id }),
);
