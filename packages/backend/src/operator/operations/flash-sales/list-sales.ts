import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { flashSales, flashSaleVariants, products } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { SaleState } from '../../../kernel/words/flash-sales.ts';
import { saleState } from '../../../modules/flash-sales/sale-records.ts';
import { type LineFigures, lineFigures, noLine } from './line-figures.ts';
import { noSales, type SaleFigures, saleFigures } from './sale-figures.ts';

/** A sale as an operator looks at it. Price in cents: the lowest. */
export type ListedSale = {
  id: number;
  good: string;
  name: LocalText;
  starts: Date;
  ends: Date;
  state: SaleState;
  price: number;
  pieces: number;
  left: number;
} & SaleFigures &
  LineFigures;

/** Sales that are not over, by their start; `past`: those that are over too; `id`: that one. */
export async function listFlashSales(
  db: DbOrTx,
  { now, past, limit, id }: { now: Date; past: boolean; limit: number; id?: number },
): Promise<ListedSale[]> {
  const living: (SQL | undefined)[] = [isNull(flashSales.deletedAt), past ? undefined : gt(flashSales.endTime, now)];
  if (id !== undefined) living.push(eq(flashSales.id, id));
  const rows = await db
    .select({ sale: flashSales, good: products.key })
    .from(flashSales)
    .innerJoin(products, eq(products.id, flashSales.productId))
    .where(and(...living))
    .orderBy(asc(flashSales.time), asc(flashSales.id))
    .limit(limit);
  const ids = rows.map(({ sale }) => sale.id);
  const variants =
    ids.length === 0
      ? []
      : await db.select().from(flashSaleVariants).where(inArray(flashSaleVariants.flashSaleId, ids));
  const figures = await saleFigures(db, ids);
  const lines = await lineFigures(db, ids);
  const variantsOf = Map.groupBy(variants, ({ flashSaleId }) => flashSaleId);
  return rows.map(({ sale, good: product }) => {
    const own = variantsOf.get(sale.id) ?? [];
    return {
      id: sale.id,
      good: product,
      name: sale.name,
      starts: sale.time,
      ends: sale.endTime,
      state: saleState(sale, now),
      price: own.length === 0 ? 0 : Math.min(...own.map(({ salePrice }) => salePrice)),
      pieces: own.reduce((sum, { limit }) => sum + limit, 0),
      left: own.reduce((sum, { remaining }) => sum + remaining, 0),
      ...(figures.get(sale.id) ?? noSales),
      ...(lines.get(sale.id) ?? noLine),
    };
  });
}
