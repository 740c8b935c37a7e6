import type { Tx } from '../../../kernel/db/database.ts';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { flashSales, flashSaleVariants } from '../../../kernel/db/schema/index.ts';

type VariantRow = Omit<typeof flashSaleVariants.$inferInsert, 'flashSaleId'>;

/** A sale to be made with its variants. */
export type NewSale = { sale: typeof flashSales.$inferInsert; skus: VariantRow[] };

/** Makes sales, except those of a product that has one at the same time. Answers the ids of the made ones. */
export async function insertSales(tx: Tx, sales: readonly NewSale[]): Promise<number[]> {
  if (sales.length === 0) return [];
  const made = await tx
    .insert(flashSales)
    .values(sales.map(({ sale }) => sale))
    .onConflictDoNothing({ target: [flashSales.productId, flashSales.time] })
    .returning({ id: flashSales.id, productId: flashSales.productId, time: flashSales.time });
  const markOf = ({ productId, time }: { productId: number; time: Date }) => `${productId}:${time.getTime()}`;
  const variantsOf = new Map(sales.map(({ sale, skus: variants }) => [markOf(sale), variants]));
  await insertRows(
    tx,
    flashSaleVariants,
    made.flatMap((row) => (variantsOf.get(markOf(row)) ?? []).map((variant) => ({ ...variant, flashSaleId: row.id }))),
  );
  return made.map(({ id }) => id);
}
