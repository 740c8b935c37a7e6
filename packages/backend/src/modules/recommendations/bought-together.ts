import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { productPairs, products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { isDeliveredByPayment, productTypes } from '../../kernel/words/products.ts';
import { loadMatched, type MatchedGood } from '../products/matched-records.ts';
import { hasStock, onShelf } from '../products/product-filter.ts';

/** Whoever is offered more takes none of them. */
const MOST_COMPANIONS = 2;
const notForCarts = productTypes.words.filter(isDeliveredByPayment);

/**
 * Products that customers really bought with one, closest first; none where nobody did. Only what is on the shelf in the language, in stock,
 * and goes into a cart.
 */
export async function boughtTogether(db: Db, productId: number, lang: Lang): Promise<MatchedGood[]> {
  const rows = await db
    .select({ id: products.id })
    .from(productPairs)
    .innerJoin(products, eq(products.id, productPairs.otherId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(
      and(
        eq(productPairs.productId, productId),
        gt(productPairs.bought, 0),
        notInArray(products.type, notForCarts),
        onShelf(lang),
        hasStock(db),
      ),
    )
    .orderBy(desc(productPairs.closeness), products.id)
    .limit(MOST_COMPANIONS);
  const ids = rows.map(({ id }) => id);
  const goods = await loadMatched(db, ids, lang);
  return ids.flatMap((id) => goods.get(id) ?? []);
}
