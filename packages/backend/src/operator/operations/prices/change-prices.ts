import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { inStatements } from '../../../kernel/db/insert-rows.ts';
import { goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { categoryIdsBelow } from '../categories/find-category.ts';
import { choiceText } from '../goods/good-document.ts';
import { loadNames } from '../goods/list-goods.ts';
import { changedPrice } from './changed-price.ts';

export type CategoryChange = { category: string; percent: number; step: number; now: Date };

/** A price that changes; amounts in cents. `variant` null: of a good without variants. */
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
    .from(goods)
    .where(and(inArray(goods.categoryId, categoryIds), isNull(goods.deletedAt)))
    .orderBy(asc(goods.id))
    .for('no key update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const skus = await tx
    .select()
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, ids), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.id))
    .for('no key update');
  const skusOf = Map.groupBy(skus, ({ goodId }) => goodId);
  const names = await loadNames(tx, ids);
  const singles = found.filter(({ id }) => !skusOf.has(id));
  const newPrice = ({ price }: Row) => changedPrice(price, change.percent, change.step);
  await writePrices(tx, goods, singles, newPrice, change.now);
  await writePrices(tx, goodSkus, skus, newPrice, change.now);
  await writeListPrices(tx, found, skusOf, newPrice);
  const told = (good: (typeof found)[number], row: Row, variant: string | null): ChangedPrice => ({
    key: good.identification,
    name: names.get(good.id) ?? {},
    variant,
    before: row.price,
    after: newPrice(row),
  });
  return found
    .flatMap((good) => {
      const own = skusOf.get(good.id);
      return own ? own.map((sku) => told(good, sku, choiceText(sku.productSku, 'zh'))) : [told(good, good, null)];
    })
    .filter(({ before, after }) => before !== after);
}

async function writePrices(
  tx: Tx,
  table: typeof goods | typeof goodSkus,
  rows: readonly Row[],
  newPrice: (row: Row) => number,
  now: Date,
): Promise<void> {
  const changed = rows.filter((row) => newPrice(row) !== row.price);
  for (const some of inStatements(table, changed)) {
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
  found: readonly (typeof goods.$inferSelect)[],
  skusOf: ReadonlyMap<number, Row[]>,
  newPrice: (row: Row) => number,
): Promise<void> {
  for (const good of found) {
    const own = skusOf.get(good.id) ?? [good];
    const orderPrice = Math.min(...own.map(newPrice));
    if (orderPrice !== good.orderPrice) await tx.update(goods).set({ orderPrice }).where(eq(goods.id, good.id));
  }
}
