import { and, eq, gt, inArray, isNull, lte, type SQL, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { flashSalePurchases, flashSaleSkus, flashSales } from '../../kernel/db/schema/index.ts';
import { together } from '../../kernel/db/together.ts';
import { loadOwnLines } from './line/holds.ts';
import type { OfferedSku } from './sale-rules.ts';

/** How a line names the sale it wants: by sale, by SKU of the sale, or by neither (the running sale of its good). */
export type WantedSale = { goodId: number; skuId: number | null; saleId: number | null; saleSkuId: number | null };

/**
 * SKUs of running sales by the lines that ask for them; null for a line that names none that is running and fits. With
 * what the customer has had of each sale.
 */
export async function loadOfferedSkus(
  db: DbOrTx,
  userId: number,
  wanted: readonly WantedSale[],
  now: Date,
): Promise<(OfferedSku | null)[]> {
  if (wanted.length === 0) return [];
  const goodIds = [...new Set(wanted.map(({ goodId }) => goodId))];
  const ofGoods = and(isRunning(now), inArray(flashSales.goodId, goodIds));
  const [rows, had, lines] = await together([
    db
      .select({ sale: flashSales, sku: flashSaleSkus })
      .from(flashSaleSkus)
      .innerJoin(flashSales, eq(flashSales.id, flashSaleSkus.flashSaleId))
      .where(ofGoods),
    countPieces(db, userId, ofGoods),
    loadOwnLines(db, userId, goodIds, now),
  ]);
  return wanted.map(({ goodId, skuId, saleId, saleSkuId }) => {
    const row = rows.find(
      ({ sale, sku }) =>
        sale.goodId === goodId &&
        sku.skuId === skuId &&
        (saleId === null || sale.id === saleId) &&
        (saleSkuId === null || sku.id === saleSkuId),
    );
    if (!row) return null;
    const { sale, sku } = row;
    const { hasLine = false, hold = null } = lines.get(sku.id) ?? {};
    return {
      saleId: sale.id,
      saleSkuId: sku.id,
      price: sku.seckillPrice,
      left: (hasLine ? 0 : sku.residueLimit) + (hold?.pieces ?? 0),
      hold,
      perOrder: sale.isPurchaseNumber === 1 ? sale.purchaseNumber : null,
      perCustomer: sale.customerLimit > 0 ? sale.customerLimit : null,
      had: had.get(sale.id) ?? 0,
    };
  });
}

const isRunning = (now: Date): SQL | undefined =>
  and(eq(flashSales.isShow, 1), isNull(flashSales.deletedAt), lte(flashSales.time, now), gt(flashSales.endTime, now));

/** Pieces a customer has taken of each sale that is not over, as `loadOfferedSkus` counts them. */
export const countOwnPieces = (db: DbOrTx, userId: number, now: Date): Promise<Map<number, number>> =>
  countPieces(db, userId, and(isNull(flashSales.deletedAt), gt(flashSales.endTime, now)));

/** Pieces a customer has taken of each of these sales, orders that ended unpaid left out. */
async function countPieces(db: DbOrTx, userId: number, ofSales: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ saleId: flashSalePurchases.flashSaleId, pieces: sum(flashSalePurchases.number).mapWith(Number) })
    .from(flashSalePurchases)
    .innerJoin(flashSales, eq(flashSales.id, flashSalePurchases.flashSaleId))
    .where(and(eq(flashSalePurchases.userId, userId), ofSales))
    .groupBy(flashSalePurchases.flashSaleId);
  return new Map(rows.map(({ saleId, pieces }) => [saleId, pieces]));
}
