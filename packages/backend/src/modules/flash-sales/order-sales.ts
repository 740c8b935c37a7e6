import { and, eq, gt, inArray, isNull, lte, type SQL, sum } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { flashSalePurchases, flashSales, flashSaleVariants } from '../../kernel/db/schema/index.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
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
    const { hasQueue = false, hold = null } = lines.get(row.variant.id) ?? {};
    return offeredTo(row, { hasQueue, hold, had: had.get(row.sale.id) ?? 0 });
  });
}

type OfferRow = { sale: typeof flashSales.$inferSelect; variant: typeof flashSaleVariants.$inferSelect };

const offeredTo = (
  { sale, variant }: OfferRow,
  { hasQueue, hold, had }: Pick<OfferedVariant, 'hold' | 'had'> & { hasQueue: boolean },
): OfferedVariant => ({
  saleId: sale.id,
  saleVariantId: variant.id,
  price: variant.salePrice,
  available: (hasQueue ? 0 : variant.remaining) + (hold?.quantity ?? 0),
  hold,
  perOrder: sale.hasOrderLimit ? sale.orderLimit : null,
  perCustomer: sale.customerLimit > 0 ? sale.customerLimit : null,
  had,
});

/** What one variant of a running sale offers to customers who have no held pieces of it. */
export type OfferForMany = {
  /** Null: this customer has held pieces. */
  of(userId: number): OfferedVariant | null;
};

/** One variant of a sale as many customers meet it; null when that sale does not run, or sells something else. */
export async function loadOfferForMany(
  db: DbOrTx,
  { saleVariantId, productId, variantId }: { saleVariantId: number; productId: number; variantId: number | null },
  userIds: readonly number[],
  now: Date,
): Promise<OfferForMany | null> {
  const [[queue], customers, [row]] = await pipelined([
    isWaitedFor(db, saleVariantId),
    customersOf(db, saleVariantId, [...userIds]),
    db
      .select({ sale: flashSales, variant: flashSaleVariants })
      .from(flashSaleVariants)
      .innerJoin(flashSales, eq(flashSales.id, flashSaleVariants.flashSaleId))
      .where(and(isRunning(now), eq(flashSaleVariants.id, saleVariantId))),
  ]);
  if (!row || row.sale.productId !== productId || row.variant.variantId !== variantId) return null;
  const known = new Map(customers.map((one) => [one.userId, one]));
  const hasQueue = queue?.hasQueue ?? true;
  return {
    of(userId) {
      const own = known.get(userId);
      return own && !own.isHolder ? offeredTo(row, { hasQueue, hold: null, had: own.had }) : null;
    },
  };
}

const { waiting, turn } = placeStates.numbers;

const isWaitedFor = rawQuery<{ hasQueue: boolean }>(`
  select exists (select from flash_sale_places where flash_sale_sku_id = $1 and state = ${waiting}) as "hasQueue"`);

const customersOf = rawQuery<{ userId: number; had: number; isHolder: boolean }>(`
  select u.id as "userId", coalesce(h.pieces, 0) as had, t.user_id is not null as "isHolder"
  from unnest($2::bigint[]) u(id)
  left join (
    select p.user_id, sum(p.number) as pieces
    from flash_sale_skus k join flash_sale_purchases p on p.flash_sale_id = k.flash_sale_id
    where k.id = $1 and p.user_id = any(array(select unnest($2::bigint[])))
    group by p.user_id
  ) h on h.user_id = u.id
  left join (
    select distinct user_id from flash_sale_places where flash_sale_sku_id = $1 and state = ${turn}
  ) t on t.user_id = u.id`);

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
