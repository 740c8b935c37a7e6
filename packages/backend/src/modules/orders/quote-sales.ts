import type { DbOrTx } from '../../kernel/db/database.ts';
import type { SaleProduct } from '../catalogue/sale-products.ts';
import { loadOfferedVariants } from '../flash-sales/order-sales.ts';
import { isAllowed, type OfferedVariant, type SaleLine } from '../flash-sales/sale-rules.ts';
import type { RequestedLine } from './order-request.ts';
import type { QuotedLine } from './quote.ts';

/** What running sales offer for each requested line: null for an ordinary line, and for one that no running sale fits. */
type SaleOffers = (OfferedVariant | null)[];

/** Offers for requested lines, in their order; none at all when no line names a sale. */
export async function loadSaleOffers(
  db: DbOrTx,
  userId: number,
  requested: readonly RequestedLine[],
  now: Date,
): Promise<SaleOffers> {
  const wanted = requested.flatMap(({ productId, variantId, sale }) =>
    sale ? [{ productId, variantId, ...sale }] : [],
  );
  if (wanted.length === 0) return [];
  const found = await loadOfferedVariants(db, userId, wanted, now);
  return requested.map(({ sale }) => (sale ? (found.shift() ?? null) : null));
}

/**
 * Gives lines of a flash sale its price, or the problem `flash-sale`: the sale is not running, does not allow this, or an
 * order mixes it with other products. `quoted` and `offers` are in the same order.
 */
export function quoteSales(quoted: readonly QuotedLine[], offers: SaleOffers): QuotedLine[] {
  if (offers.length === 0) return [...quoted];
  const all = offers.flatMap((offered, index): SaleLine[] => {
    const line = quoted[index];
    return offered && line ? [{ offered, quantity: line.quantity }] : [];
  });
  return quoted.map((line, index) => {
    const offered = offers[index];
    if (!offered) return { ...line, problem: line.problem ?? 'flash-sale' };
    const { price, saleId, saleVariantId, hold } = offered;
    const problem = line.problem ?? (isAllowed({ offered, quantity: line.quantity }, all) ? null : 'flash-sale');
    return { ...line, price, problem, sale: { saleId, saleVariantId, hold } };
  });
}

/** Products as their customer may have them: what a sale holds for them has left the stock, and is there for them all the same. */
export function withHeldStock(
  products: ReadonlyMap<number, SaleProduct>,
  offers: SaleOffers,
  lines: readonly RequestedLine[],
) {
  const held = new Map<number, { product: number; variant: number | null; quantity: number }>();
  offers.forEach((offered, index) => {
    const line = lines[index];
    if (!line || !offered?.hold?.isStockTaken) return;
    held.set(offered.hold.placeId, {
      product: line.productId,
      variant: line.variantId,
      quantity: offered.hold.quantity,
    });
  });
  if (held.size === 0) return products;
  const own = [...held.values()];
  const piecesOf = (product: number, variant: number | null) =>
    own.reduce((sum, one) => (one.product === product && one.variant === variant ? sum + one.quantity : sum), 0);
  return new Map(
    [...products].map(([id, product]) => [
      id,
      {
        ...product,
        stock: product.stock + piecesOf(id, null),
        variants: product.variants.map((variant) => ({ ...variant, stock: variant.stock + piecesOf(id, variant.id) })),
      },
    ]),
  );
}
