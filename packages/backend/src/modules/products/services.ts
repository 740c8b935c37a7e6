import { and, eq, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

/** Services of a product now, a bit for each; for a select from `products`. Few are in a sale: whether one is, is asked once for each. */
export function servicesNow(db: DbOrTx, filter: ProductFilter): SQL<number> {
  const online = inArray(products.type, productTypes.words.filter(isDeliveredByPayment));
  const ordinary = bits({ free_delivery: isSentFree(filter, products.orderPrice), points: takesPoints(db), online });
  const sales = [...(filter.salePrices?.keys() ?? [])];
  if (sales.length === 0) return ordinary;
  // The price of a sale is paid without points.
  const inSale = bits({
    free_delivery: isSentFree(filter, currentPrice(products, filter)),
    on_sale: sql`true`,
    online,
  });
  return sql<number>`case when ${products.id} = any(${`{${sales.join(',')}}`}::bigint[]) then ${inSale} else ${ordinary} end`;
}

function bits(conditions: Partial<Record<ProductService, SQL | undefined>>): SQL<number> {
  const each = productServices.words.flatMap((word) => {
    const bit = sql.raw(String(1 << productServices.numbers[word]));
    return conditions[word] ? [sql`case when ${conditions[word]} then ${bit} else 0 end`] : [];
  });
  return sql<number>`(${sql.join(each, sql` | `)})`;
}

/** One piece of it, wherever to: by its fixed fee, or because it alone is worth what its rate asks for. */
function isSentFree({ freeShippingFrom }: ProductFilter, price: SQLWrapper): SQL | undefined {
  const rates = [...(freeShippingFrom ?? [])].map(([id, from]) => sql`when ${id}::bigint then ${from}::bigint`);
  const isFixed = and(eq(products.shippingType, 'fixed'), eq(products.shippingFeeYuan, 0));
  const enough = sql`case ${products.shippingRateId} ${sql.join(rates, sql` `)} end`;
  const isWorthIt = and(eq(products.shippingType, 'rate'), sql`${price} >= ${enough}`);
  return and(eq(products.type, 'physical'), rates.length === 0 ? isFixed : or(isFixed, isWorthIt));
}
