import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { askedPrices, products, productVariants } from '../../../kernel/db/schema/index.ts';
import { chooseVariant, lockProduct } from '../products/find-product.ts';
import { Refused } from '../refused.ts';

/** What was asked of a product or variant from when on; amounts in cents, null while it was off the shelf. */
export type PriceHistory = {
  variantId: number | null;
  asked: { price: number | null; since: Date }[];
  marketPrice: number;
  /** Until when the market price is shown as the usual price; null: it is not shown. */
  usualUntil: Date | null;
};

/** Which product or variant is meant. */
export type Priced = { key: string; variant?: string | undefined };

/**
 * The prices of a product or variant that was asked, the oldest first.
 * @throws Refused when it is not clear which is meant
 */
export async function readPriceHistory(tx: Tx, target: Priced): Promise<PriceHistory> {
  const { row, variantId, productId } = await find(tx, target);
  const asked = await tx
    .select({ price: askedPrices.price, since: askedPrices.since })
    .from(askedPrices)
    .where(isOf(productId, variantId))
    .orderBy(asc(askedPrices.since), asc(askedPrices.id));
  return { variantId, asked, marketPrice: row.marketPrice, usualUntil: row.usualPriceUntil };
}

/**
 * Writes down a price that was asked before this shop kept them, such as in the shop it moved from. `price` in cents.
 * @throws Refused for a time the shop has written down itself, and for one that ends before it begins
 */
export async function recordAskedPrice(
  tx: Tx,
  target: Priced,
  { price, from, until }: { price: number; from: Date; until: Date },
): Promise<PriceHistory> {
  const { productId, variantId, table, id } = await find(tx, target);
  if (from >= until) throw new Refused('A price is asked from a moment until a later one.');
  const [first] = await tx
    .select({ since: askedPrices.since })
    .from(askedPrices)
    .where(isOf(productId, variantId))
    .orderBy(asc(askedPrices.since))
    .limit(1);
  const known = first?.since ?? new Date();
  if (until > known)
    throw new Refused(`What was asked since ${known.toISOString()} is written down already: name a time before.`);
  await tx
    .insert(askedPrices)
    .values([
      { productId, variantId, price, since: from },
      ...(until < known ? [{ productId, variantId, price: null, since: until }] : []),
    ]);
  await tx
    .update(table)
    .set({ usualPriceUntil: sql`usual_price_until(${productId}, ${variantId}, market_price)` })
    .where(eq(table.id, id));
  return readPriceHistory(tx, target);
}

async function find(tx: Tx, { key, variant: wanted }: Priced) {
  const locked = await lockProduct(tx, key);
  const variant = chooseVariant(locked, wanted);
  const productId = locked.good.id;
  return variant
    ? { productId, variantId: variant.id, row: variant, table: productVariants, id: variant.id }
    : { productId, variantId: null, row: locked.good, table: products, id: productId };
}

const isOf = (productId: number, variantId: number | null) =>
  and(
    eq(askedPrices.productId, productId),
    variantId === null ? isNull(askedPrices.variantId) : eq(askedPrices.variantId, variantId),
  );
