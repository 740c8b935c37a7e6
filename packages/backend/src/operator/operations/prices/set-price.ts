import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import { chooseVariant, lockGood } from '../goods/find-good.ts';
import type { Prices } from '../goods/good-document.ts';

export type PriceTarget = { key: string; variant?: string | undefined; everyVariant?: boolean | undefined; now: Date };

/** Prices of a good or variant before and after; amounts in cents. */
export type PriceChange = { skuId: number | null; before: Prices; after: Prices };

/**
 * Sets prices of a good, of one of its variants, or of all of them; prices that are not named stay.
 * @throws Refused when it is not clear which variant is meant
 */
export async function setPrices(tx: Tx, target: PriceTarget, prices: Partial<Prices>): Promise<PriceChange[]> {
  const locked = await lockGood(tx, target.key);
  const { good, skus } = locked;
  const set = { ...prices, updatedAt: target.now };
  const isAll = target.everyVariant === true && skus.length > 0;
  const sku = isAll ? null : chooseVariant(locked, target.variant);
  if (!isAll && sku === null) {
    await tx.update(goods).set(set).where(eq(goods.id, good.id));
    await refreshListPrice(tx, good.id);
    return [changeOf(null, good, prices)];
  }
  const changed = sku === null ? skus : [sku];
  for (const { id } of changed) await tx.update(goodSkus).set(set).where(eq(goodSkus.id, id));
  await refreshListPrice(tx, good.id);
  return changed.map((one) => changeOf(one.id, one, prices));
}

function changeOf(
  skuId: number | null,
  { price, marketPrice, costPrice }: Prices,
  prices: Partial<Prices>,
): PriceChange {
  const before = { price, marketPrice, costPrice };
  return { skuId, before, after: { ...before, ...prices } };
}

/** The price lists sort by: that of the cheapest variant, or the good's own. */
async function refreshListPrice(tx: Tx, goodId: number): Promise<void> {
  const cheapest = sql`(select min(${goodSkus.price}) from ${goodSkus} where ${goodSkus.goodId} = ${goodId} and ${goodSkus.deletedAt} is null)`;
  await tx
    .update(goods)
    .set({ orderPrice: sql`coalesce(${cheapest}, ${goods.price})` })
    .where(eq(goods.id, goodId));
}
