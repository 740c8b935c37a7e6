import { and, eq, gt, inArray, isNull, lte, type SQL, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { flashSalePurchases, flashSales, flashSaleVariants } from '../../kernel/db/schema/index.ts';
import { loadOwnQueues } from './queue/holds.ts';
import type { OfferedVariant } from './sale-rules.ts';

/** How a line names the sale it wants: by sale, by variant of the sale, or by neither (the running sale of its product). */
export type WantedSale = {
  productId: number;
  variantId: number | null;
  saleId: number | null;
  saleVariantId: number | null;
};

/**
 * variants of running sales by the lines that ask for them; null for a line that names none that is running and fits. With
 * what the customer has had of each sale.
 */
export async function loadOfferedVariants(
  db: DbOrTx,
  userId: number,
  wanted: readonly WantedSale[],
  now: Date,
): Promise<(OfferedVariant | null)[]> {
  if (wanted.length === 0) return [];
  const productIds = [...new Set(wanted.map(({ productId }) => productId))];
  const ofProducts = and(isRunning(now), inArray(flashSales.productId, productIds));
  const [rows, had, lines] = await pipelined([
    db
      .select({ sale: flashSales, variant: flashSaleVariants })
      .from(flashSaleVariants)
      .innerJoin(flashSales, eq(flashSales.id, flashSaleVariants.flashSaleId))
      .where(ofProducts),
    countPieces(db, userId, ofProducts),
    loadOwnQueues(db, userId, productIds, now),
  ]);
  return wanted.map(({ productId, variantId, saleId, saleVariantId }) => {
    const row = rows.find(
      ({ sale, variant }) =>
        sale.productId === productId &&
        variant.variantId === variantId &&
        (saleId === null || sale.id === saleId) &&
        (saleVariantId === null || variant.id === saleVariantId),
    );
    if (!row) return null;
    const { sale, variant } = row;
    const { hasQueue = false, hold = null } = lines.get(variant.id) ?? {};
    return {
      saleId: sale.id,
      saleVariantId: variant.id,
      price: variant.salePrice,
      available: (hasQueue ? 0 : variant.remaining) + (hold?.quantity ?? 0),
      hold,
      perOrder: sale.hasOrderLimit ? sale.orderLimit : null,
      perCustomer: sale.customerLimit > 0 ? sale.customerLimit : null,
      had: had.get(sale.id) ?? 0,
    };
  });
}

const isRunning = (now: Date): SQL | undefined =>
  and(
    eq(flashSales.isVisible, true),
    isNull(flashSales.deletedAt),
    lte(flashSales.time, now),
    gt(flashSales.endTime, now),
  );

/** Pieces a customer has taken of each sale that is not over. */
export const countOwnPieces = (db: DbOrTx, userId: number, now: Date): Promise<Map<number, number>> =>
  countPieces(db, userId, and(isNull(flashSales.deletedAt), gt(flashSales.endTime, now)));

/** Pieces a customer has taken of each of these sales, orders that ended unpaid left out. */
async function countPieces(db: DbOrTx, userId: number, ofSales: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ saleId: flashSalePurchases.flashSaleId, quantity: sum(flashSalePurchases.number).mapWith(Number) })
    .from(flashSalePurchases)
    .innerJoin(flashSales, eq(flashSales.id, flashSalePurchases.flashSaleId))
    .where(and(eq(flashSalePurchases.userId, userId), ofSales))
    .groupBy(flashSalePurchases.flashSaleId);
  return new Map(rows.map(({ saleId, quantity }) => [saleId, quantity]));
}
