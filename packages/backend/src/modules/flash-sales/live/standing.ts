import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { flashSaleSkus, flashSales, goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import type { SaleState } from '../../../kernel/words/flash-sales.ts';
import { heldPieces } from '../held-pieces.ts';
import { progressOf } from '../sale-progress.ts';
import { saleState } from '../sale-records.ts';

/** How a sale stands for everybody who looks at it. */
export type Standing = {
  id: number;
  goodId: number;
  /** Over as well for one that is hidden, was deleted, or whose good is not on the shelf. */
  state: SaleState;
  /** Percent sold. */
  progress: number;
  /** Pieces left to buy, of all SKUs. */
  left: number;
  /** `held`: for customers whose turn it is. */
  skus: { id: number; left: number; held: number }[];
  time: Date;
  endTime: Date;
};

/** How sales stand, by id; those that never were are missing. One statement. */
export async function standingOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map();
  const held = heldPieces(db, ids);
  const rows = await db
    .select({
      sale: {
        id: flashSales.id,
        goodId: flashSales.goodId,
        time: flashSales.time,
        endTime: flashSales.endTime,
        isShown: sql<boolean>`${flashSales.isShow} = 1 and ${flashSales.deletedAt} is null and ${eq(goods.isShow, 'on')} and ${goods.deletedAt} is null`,
      },
      sku: flashSaleSkus,
      held: held.pieces,
      stock: sql<number>`coalesce(${goodSkus.inventory}, ${goods.inventory})`,
    })
    .from(flashSales)
    .innerJoin(goods, eq(goods.id, flashSales.goodId))
    .leftJoin(flashSaleSkus, eq(flashSaleSkus.flashSaleId, flashSales.id))
    .leftJoin(held, eq(held.saleSkuId, flashSaleSkus.id))
    .leftJoin(goodSkus, eq(goodSkus.id, flashSaleSkus.skuId))
    .where(inArray(flashSales.id, [...ids]))
    .orderBy(asc(flashSaleSkus.id));
  const bySale = Map.groupBy(rows, ({ sale }) => sale.id);
  return new Map([...bySale].map(([id, ofSale]) => [id, toStanding(ofSale, now)]));
}

type Row = {
  sale: { id: number; goodId: number; time: Date; endTime: Date; isShown: boolean };
  sku: typeof flashSaleSkus.$inferSelect | null;
  held: number | null;
  stock: number;
};

function toStanding(rows: readonly Row[], now: Date): Standing {
  const [first] = rows;
  if (!first) throw new Error('a sale without a row');
  const { id, goodId, time, endTime, isShown } = first.sale;
  const state = isShown ? saleState({ time, endTime }, now) : 'over';
  const offered = rows.flatMap(({ sku, stock, held }) => (sku ? [{ sku, stock, held: held ?? 0 }] : []));
  // What the sale has left may be sold outside of it: never more than there is.
  const skus = offered.map(({ sku, stock, held }) => ({
    id: sku.id,
    left: Math.min(sku.residueLimit, Math.max(0, stock)),
    held,
  }));
  const left = skus.reduce((sum, sku) => sum + sku.left, 0);
  const progress = progressOf(
    offered.map(({ sku, held }) => ({ ...sku, held })),
    state,
  );
  return { id, goodId, state, progress, left, skus, time, endTime };
}
