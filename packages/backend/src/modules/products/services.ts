import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, shippingRates } from '../../kernel/db/schema/index.ts';
import { isDeliveredByPayment, productTypes } from '../../kernel/words/products.ts';
import { type ProductService, productServices } from '../../kernel/words/services.ts';
import { takesPoints } from '../catalogue/takes-points.ts';
import { currentPrice, type ProductFilter } from './product-filter.ts';

/** From which worth of their goods shipping rates cost nothing, in cents, by their ids. */
export async function loadFreeShipping(db: DbOrTx): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: shippingRates.id, from: shippingRates.freeShippingFrom })
    .from(shippingRates)
    .where(and(isNotNull(shippingRates.freeShippingFrom), isNull(shippingRates.deletedAt)))
    .orderBy(shippingRates.id);
  return new Map(rows.flatMap(({ id, from }) => (from === null ? [] : [[id, from]])));
}

/** Services of a product now, a bit for each; for a select from `products`. */
export function servicesNow(db: DbOrTx, filter: ProductFilter): SQL<number> {
  const isOnSale = filter.salePrices?.size ? inArray(products.id, [...filter.salePrices.keys()]) : undefined;
  const conditions: Record<ProductService, SQL | undefined> = {
    free_delivery: isSentFree(filter),
    on_sale: isOnSale,
    // The price of a sale is paid without points.
    points: and(isOnSale && not(isOnSale), takesPoints(db)),
    online: inArray(products.type, productTypes.words.filter(isDeliveredByPayment)),
  };
  const bits = productServices.words.flatMap((word) => {
    const condition = conditions[word];
    return condition
      ? [sql`case when ${condition} then ${sql.raw(String(1 << productServices.numbers[word]))} else 0 end`]
      : [];
  });
  return sql<number>`(${sql.join(bits, sql` | `)})`;
}

/** One piece of it, wherever to: by its fixed fee, or because it alone is worth what its rate asks for. */
function isSentFree(filter: ProductFilter): SQL | undefined {
  const rates = [...(filter.freeShippingFrom ?? [])].map(([id, from]) => sql`when ${id}::bigint then ${from}::bigint`);
  const isFixed = and(eq(products.shippingType, 'fixed'), eq(products.shippingFeeYuan, 0));
  const enough = sql`case ${products.shippingRateId} ${sql.join(rates, sql` `)} end`;
  const isWorthIt = and(eq(products.shippingType, 'rate'), sql`${currentPrice(products, filter)} >= ${enough}`);
  return and(eq(products.type, 'physical'), rates.length === 0 ? isFixed : or(isFixed, isWorthIt));
}
