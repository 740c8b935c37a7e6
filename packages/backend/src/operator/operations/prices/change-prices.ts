import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { inBatches } from '../../../kernel/db/insert-rows.ts';
import { products, productVariants } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { refreshUnitPrices } from '../../../modules/catalogue/refresh-measures.ts';
import { categoryIdsBelow } from '../categories/find-category.ts';
import { loadNames } from '../products/list-products.ts';
import { choiceText } from '../products/product-document.ts';
import { changedPrice } from './changed-price.ts';

export type CategoryChange = { category: string; percent: number; step: number; now: Date };

/** A price that changes; amounts in cents. `variant` null: of a product without variants. */
export type ChangedPrice = { key: string; name: LocalText; variant: string | null; before: number; after: number };

type Row = { id: number; price: number };

/**
 * Changes the prices of a category and everything below it by whole percents. Market and purchase prices stay. Answers every
 * price that changes, so that a caller can show them and undo the transaction.
 * @throws Refused when the category is unknown
 */
export async function changeCategoryPrices(tx: Tx, change: CategoryChange): Promise<ChangedPrice[]> {
  const categoryIds = await categoryIdsBelow(tx, change.category);
  const found = await tx
    .select()
    .from(products)
    .where(and(inArray(products.categoryId, categoryIds), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('no key update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const variants = await tx
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, ids), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.id))
    .for('no key update');
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
  const names = await loadNames(tx, ids);
  const singles = found.filter(({ id }) => !variantsOf.has(id));
  const newPrice = ({ price }: Row) => changedPrice(price, change.percent, change.step);
  await writePrices(tx, products, singles, newPrice, change.now);
  await writePrices(tx, productVariants, variants, newPrice, change.now);
  await writeListPrices(tx, found, variantsOf, newPrice);
  await refreshUnitPrices(tx, ids);
  const told = (product: (typeof found)[number], row: Row, variant: string | null): ChangedPrice => ({
    key: product.key,
    name: names.get(product.id) ?? {},
    variant,
    before: row.price,
    after: newPrice(row),
  });
  return found
    .flatMap((product) => {
      const own = variantsOf.get(product.id);
      return own
        ? own.map((variant) => told(product, variant, choiceText(variant.productSku, 'zh')))
        : [told(product, product, null)];
    })
    .filter(({ before, after }) => before !== after);
}

async function writePrices(
  tx: Tx,
  table: typeof products | typeof productVariants,
  rows: readonly Row[],
  newPrice: (row: Row) => number,
  now: Date,
): Promise<void> {
  const changed = rows.filter((row) => newPrice(row) !== row.price);
  for (const some of inBatches(table, changed)) {
    const values = sql.join(
      some.map((row) => sql`(${row.id}::bigint, ${newPrice(row)}::bigint)`),
      sql`, `,
    );
    await tx.execute(sql`
      update ${table} set price = given.price, updated_at = ${now.toISOString()}::timestamptz
      from (values ${values}) as given (id, price) where ${table.id} = given.id`);
  }
}

async function writeListPrices(
  tx: Tx,
  found: readonly (typeof products.$inferSelect)[],
  variantsOf: ReadonlyMap<number, Row[]>,
  newPrice: (row: Row) => number,
): Promise<void> {
  for (const product of found) {
    const own = variantsOf.get(product.id) ?? [product];
    const orderPrice = Math.min(...own.map(newPrice));
    if (orderPrice !== product.orderPrice)
      await tx.update(products).set({ orderPrice }).where(eq(products.id, product.id));
  }
}
