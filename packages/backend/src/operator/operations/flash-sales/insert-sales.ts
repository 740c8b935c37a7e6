import type { Tx } from '../../../kernel/db/database.ts';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { flashSaleSkus, flashSales } from '../../../kernel/db/schema/index.ts';

type SkuRow = Omit<typeof flashSaleSkus.$inferInsert, 'flashSaleId'>;

/** A sale to be made with its SKUs. */
export type NewSale = { sale: typeof flashSales.$inferInsert; skus: SkuRow[] };

/** Makes sales, except those of a good that has one at the same time. Answers the ids of the made ones. */
export async function insertSales(tx: Tx, sales: readonly NewSale[]): Promise<number[]> {
  if (sales.length === 0) return [];
  const made = await tx
    .insert(flashSales)
    .values(sales.map(({ sale }) => sale))
    .onConflictDoNothing({ target: [flashSales.goodId, flashSales.time] })
    .returning({ id: flashSales.id, goodId: flashSales.goodId, time: flashSales.time });
  const markOf = ({ goodId, time }: { goodId: number; time: Date }) => `${goodId}:${time.getTime()}`;
  const skusOf = new Map(sales.map(({ sale, skus }) => [markOf(sale), skus]));
  await insertRows(
    tx,
    flashSaleSkus,
    made.flatMap((row) => (skusOf.get(markOf(row)) ?? []).map((sku) => ({ ...sku, flashSaleId: row.id }))),
  );
  return made.map(({ id }) => id);
}
