import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { products, productVariants } from '../../../kernel/db/schema/index.ts';
import { refreshUnitPrices } from '../../../modules/catalogue/refresh-measures.ts';
import { chooseVariant, lockProduct } from '../products/find-product.ts';
import type { Prices } from '../products/product-document.ts';

export type PriceTarget = { key: string; variant?: string | undefined; everyVariant?: boolean | undefined; now: Date };

/** Prices of a product or variant before and after; amounts in cents. */
export type PriceChange = { variantId: number | null; before: Prices; after: Prices };

/**
 * Sets prices of a product, of one of its variants, or of all of them; prices that are not named stay.
 * @throws Refused when it is not clear which variant is meant
 */
export async function setPrices(tx: Tx, target: PriceTarget, prices: Partial<Prices>): Promise<PriceChange[]> {
  const locked = await lockProduct(tx, target.key);
  const { good: product, skus: variants } = locked;
  const set = { ...prices, updatedAt: target.now };
  const isAll = target.everyVariant === true && variants.length > 0;
  const variant = isAll ? null : chooseVariant(locked, target.variant);
  if (!isAll && variant === null) {
    await tx.update(products).set(set).where(eq(products.id, product.id));
    await refreshListPrice(tx, product.id);
    return [changeOf(null, product, prices)];
  }
  const changed = variant === null ? variants : [variant];
  for (const { id } of changed) await tx.update(productVariants).set(set).where(eq(productVariants.id, id));
  await refreshListPrice(tx, product.id);
  return changed.map((one) => changeOf(one.id, one, prices));
}

function changeOf(
  variantId: number | null,
  { price, marketPrice, costPrice }: Prices,
  prices: Partial<Prices>,
): PriceChange {
  const before = { price, marketPrice, costPrice };
  return { variantId, before, after: { ...before, ...prices } };
}

/** The prices lists sort by: that of the cheapest variant, or the product's own, and that per unit. */
async function refreshListPrice(tx: Tx, productId: number): Promise<void> {
  const cheapest = sql`(select min(${productVariants.price}) from ${productVariants} where ${productVariants.productId} = ${productId} and ${productVariants.deletedAt} is null)`;
  await tx
    .update(products)
    .set({ orderPrice: sql`coalesce(${cheapest}, ${products.price})` })
    .where(eq(products.id, productId));
  await refreshUnitPrices(tx, [productId]);
}
