import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { preparedOnce } from '../../kernel/db/prepared-once.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { products, productVariants } from '../../kernel/db/schema/index.ts';
import { type StockDemand, type StockId, stockDemands } from './stock-demand.ts';

/**
 * Takes pieces from stock, always in the same lock order. Stock never falls below what is asked for: the answer is
 * the first demand that could not be met, or null when all were. The caller rolls back on a demand.
 */
export async function takeStock(tx: Tx, lines: readonly StockDemand[]): Promise<StockDemand | null> {
  const demands = stockDemands(lines);
  // Sent in their order, each without waiting for the one before.
  const taken = await pipelined(
    demands.map((demand) => (demand.variantId === null ? takeFromProduct(tx, demand) : takeFromVariant(tx, demand))),
  );
  return demands.find((_, index) => taken[index]?.length !== 1) ?? null;
}

/**
 * Holds stocks until the transaction ends, in the same lock order; without patience only those that nobody else holds.
 * @returns names of those that are held
 */
export async function holdStock(tx: Tx, stocks: readonly StockId[], isPatient: boolean): Promise<Set<string>> {
  const { ofProducts, ofVariants } = byTable(stocks);
  const hold = isPatient ? holdPatiently : holdFree;
  const held = await pipelined([
    ofProducts.length > 0 ? hold.products(tx, [...new Set(ofProducts.map(({ productId }) => productId))]) : [],
    ofVariants.length > 0 ? hold.variants(tx, [...new Set(ofVariants.map(({ variantId }) => variantId))]) : [],
  ]);
  return new Set(held.flat().map(({ name }) => name));
}

const holding = (waiting: '' | 'skip locked') => {
  const held = (prefix: string, table: string) =>
    rawQuery<{ name: string }>(`
      select '${prefix}:' || id as name from ${table} where id = any(array(select unnest($1::bigint[])))
      order by id for no key update ${waiting}`);
  return { products: held('good', 'goods'), variants: held('sku', 'good_skus') };
};
const holdPatiently = holding('');
const holdFree = holding('skip locked');

/** Takes pieces that were seen in stock since it is held. The table itself refuses more than there are. */
export async function takeHeldStock(tx: Tx, lines: readonly StockDemand[]): Promise<void> {
  const { ofProducts, ofVariants } = byTable(stockDemands(lines));
  await pipelined([
    ofProducts.length > 0 ? lowerProducts(tx, ...columns(ofProducts, (one) => one.productId)) : null,
    ofVariants.length > 0 ? lowerVariants(tx, ...columns(ofVariants, (one) => one.variantId)) : null,
  ]);
}

const lowering = (table: string) =>
  rawQuery(`
    update ${table} s set inventory = s.inventory - d.quantity, updated_at = now()
    from unnest($1::bigint[], $2::bigint[]) d(id, quantity) where s.id = d.id`);
const lowerProducts = lowering('goods');
const lowerVariants = lowering('good_skus');

const columns = (demands: readonly StockDemand[], idOf: (one: StockDemand) => number | null) =>
  [demands.map(idOf), demands.map(({ quantity }) => quantity)] as const;

function byTable<Stock extends StockId>(stocks: readonly Stock[]) {
  return {
    ofProducts: stocks.filter(({ variantId }) => variantId === null),
    ofVariants: stocks.filter(({ variantId }) => variantId !== null),
  };
}

/** Puts pieces back, in the same lock order. */
export async function returnStock(tx: Tx, lines: readonly StockDemand[]): Promise<void> {
  for (const { productId, variantId, quantity } of stockDemands(lines)) {
    if (variantId === null) {
      await tx
        .update(products)
        .set({ stock: sql`${products.stock} + ${quantity}` })
        .where(eq(products.id, productId));
    } else {
      await tx
        .update(productVariants)
        .set({ stock: sql`${productVariants.stock} + ${quantity}` })
        .where(eq(productVariants.id, variantId));
    }
  }
}

const takeFromProduct = preparedOnce((db, value) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - ${value('quantity')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(products.id, value('productId')),
        isNull(products.deletedAt),
        /* lock: stock-condition */ gte(products.stock, value('quantity')),
      ),
    )
    .returning({ id: products.id }),
);

const takeFromVariant = preparedOnce((db, value) =>
  db
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${value('quantity')}`, updatedAt: sql`now()` })
    .where(
      and(
        eq(productVariants.id, value('variantId')),
        eq(productVariants.productId, value('productId')),
        isNull(productVariants.deletedAt),
        gte(productVariants.stock, value('quantity')),
      ),
    )
    .returning({ id: productVariants.id }),
);
