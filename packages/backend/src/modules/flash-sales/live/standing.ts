import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { flashSales, flashSaleVariants, products, productVariants } from '../../../kernel/db/schema/index.ts';
import type { SaleState } from '../../../kernel/words/flash-sales.ts';
import { heldPieces } from '../held-pieces.ts';
import { progressOf } from '../sale-progress.ts';
import { saleState } from '../sale-records.ts';

/** How a sale stands for everybody who looks at it. */
export type Standing = {
  id: number;
  productId: number;
  /** Over as well for one that is hidden, was deleted, or whose product is not on the shelf. */
  state: SaleState;
  /** Percent sold. */
  progress: number;
  /** Pieces left to buy, of all variants. */
  left: number;
  /** `held`: for customers whose turn it is. */
  variants: { id: number; left: number; held: number }[];
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
        productId: flashSales.productId,
        time: flashSales.time,
        endTime: flashSales.endTime,
        isShown: sql<boolean>`${flashSales.isVisible} = 1 and ${flashSales.deletedAt} is null and ${eq(products.shelf, 'on')} and ${products.deletedAt} is null`,
      },
      variant: flashSaleVariants,
      held: held.quantity,
      stock: sql<number>`coalesce(${productVariants.stock}, ${products.stock})`,
    })
    .from(flashSales)
    .innerJoin(products, eq(products.id, flashSales.productId))
    .leftJoin(flashSaleVariants, eq(flashSaleVariants.flashSaleId, flashSales.id))
    .leftJoin(held, eq(held.saleVariantId, flashSaleVariants.id))
    .leftJoin(productVariants, eq(productVariants.id, flashSaleVariants.variantId))
    .where(inArray(flashSales.id, [...ids]))
    .orderBy(asc(flashSaleVariants.id));
  const bySale = Map.groupBy(rows, ({ sale }) => sale.id);
  return new Map([...bySale].map(([id, ofSale]) => [id, toStanding(ofSale, now)]));
}

type Row = {
  sale: { id: number; productId: number; time: Date; endTime: Date; isShown: boolean };
  variant: typeof flashSaleVariants.$inferSelect | null;
  held: number | null;
  stock: number;
};

function toStanding(rows: readonly Row[], now: Date): Standing {
  const [first] = rows;
  if (!first) throw new Error('a sale without a row');
  const { id, productId, time, endTime, isShown } = first.sale;
  const state = isShown ? saleState({ time, endTime }, now) : 'over';
  const offered = rows.flatMap(({ variant, stock, held }) => (variant ? [{ variant, stock, held: held ?? 0 }] : []));
  // What the sale has left may be sold outside of it: never more than there is.
  const variants = offered.map(({ variant, stock, held }) => ({
    id: variant.id,
    left: Math.min(variant.remaining, Math.max(0, stock)),
    held,
  }));
  const left = variants.reduce((sum, variant) => sum + variant.left, 0);
  const progress = progressOf(
    offered.map(({ variant, held }) => ({ ...variant, held })),
    state,
  );
  return { id, productId, state, progress, left, variants, time, endTime };
}
