import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { flashSales, flashSaleVariants, products, productVariants } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { SaleState } from '../../kernel/words/flash-sales.ts';
import { heldPieces } from './held-pieces.ts';
import { SLOT_MS } from './slots.ts';

export type SaleRow = typeof flashSales.$inferSelect;
export type SaleVariantRow = typeof flashSaleVariants.$inferSelect;
/** `held`: pieces held for customers whose turn it is. */
export type SaleRecord = { sale: SaleRow; variants: (SaleVariantRow & { held: number })[] };
/** With the pieces of each variant that are in stock, which may be fewer than the sale has left. */
export type ListedSale = { sale: SaleRow; variants: (SaleVariantRow & { held: number; stock: number })[] };
/** Pieces in stock of a variant, or of a product without variants. */
export type StockOf = (variantId: number | null) => number;

/** How a sale stands, by the clock. */
export function saleState({ time, endTime }: Pick<SaleRow, 'time' | 'endTime'>, now: Date): SaleState {
  if (endTime <= now) return 'over';
  return time <= now ? 'running' : 'upcoming';
}

/** Sales that are shown in a language, of products that are on the shelf. */
export const shownSales = (lang: Lang) =>
  and(
    eq(flashSales.isVisible, true),
    isNull(flashSales.deletedAt),
    sql`${flashSales.name} ? ${lang}`,
    eq(products.shelf, 'on'),
    isNull(products.deletedAt),
  );

function inState(state: SaleState, now: Date): SQL | undefined {
  if (state === 'upcoming') return gt(flashSales.time, now);
  if (state === 'over') return lte(flashSales.endTime, now);
  return and(lte(flashSales.time, now), gt(flashSales.endTime, now));
}

/** Running or starting inside the slot. */
const inSlot = (start: Date) =>
  and(
    sql`${flashSales.time} < ${new Date(start.getTime() + SLOT_MS).toISOString()}::timestamptz`,
    gt(flashSales.endTime, start),
  );

const ofProduct = eq(products.id, flashSales.productId);

export type SaleQuery = PageQuery & {
  sort?: string | null | undefined;
  slot?: Date | undefined;
  state?: SaleState | null | undefined;
};

/** One page of sales with their variants and what is in stock of them. */
export async function listSales(
  db: DbOrTx,
  lang: Lang,
  now: Date,
  query: SaleQuery,
): Promise<{ records: ListedSale[]; total: number }> {
  const where = and(
    shownSales(lang),
    query.slot && inSlot(query.slot),
    query.state ? inState(query.state, now) : undefined,
  );
  const rows = await db
    .select({ sale: flashSales })
    .from(flashSales)
    .innerJoin(products, ofProduct)
    .where(where)
    .orderBy(...orderBy(query.sort, { id: flashSales.id }, [asc(flashSales.time), asc(flashSales.id)]))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db
    .select({ total: sql<number>`count(*)` })
    .from(flashSales)
    .innerJoin(products, ofProduct)
    .where(where);
  const sales = rows.map(({ sale }) => sale);
  return { records: await withVariants(db, sales), total: counted?.total ?? 0 };
}

/** The running sale of a product, else the next one; null without any. */
export async function findSale(db: DbOrTx, productId: number, lang: Lang, now: Date): Promise<SaleRecord | null> {
  const rows = await db
    .select({ sale: flashSales })
    .from(flashSales)
    .innerJoin(products, ofProduct)
    .where(and(shownSales(lang), eq(flashSales.productId, productId), gt(flashSales.endTime, now)))
    .orderBy(asc(flashSales.time), asc(flashSales.id))
    .limit(1);
  const [record] = await withVariants(
    db,
    rows.map(({ sale }) => sale),
  );
  return record ?? null;
}

/** Sales with their variants, in the same order. */
export async function withVariants(db: DbOrTx, sales: readonly SaleRow[]): Promise<ListedSale[]> {
  if (sales.length === 0) return [];
  const ids = sales.map(({ id }) => id);
  const held = heldPieces(db, ids);
  const rows = await db
    .select({
      variant: flashSaleVariants,
      held: held.quantity,
      stock: sql<number>`case when ${flashSaleVariants.variantId} is null then ${products.stock} else coalesce(${productVariants.stock}, 0) end`,
    })
    .from(flashSaleVariants)
    .leftJoin(held, eq(held.saleVariantId, flashSaleVariants.id))
    .innerJoin(flashSales, eq(flashSales.id, flashSaleVariants.flashSaleId))
    .innerJoin(products, ofProduct)
    .leftJoin(
      productVariants,
      and(eq(productVariants.id, flashSaleVariants.variantId), isNull(productVariants.deletedAt)),
    )
    .where(inArray(flashSaleVariants.flashSaleId, ids))
    .orderBy(asc(flashSaleVariants.id));
  const known = rows.map(({ variant, stock, held }) => ({ ...variant, stock, held: held ?? 0 }));
  const variants = Map.groupBy(known, ({ flashSaleId }) => flashSaleId);
  return sales.map((sale) => ({ sale, variants: variants.get(sale.id) ?? [] }));
}
