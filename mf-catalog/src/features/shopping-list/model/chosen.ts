import type { MatchedProduct, MatchedVariant, ProductMatch } from '@jishi/api/products';
import type { ListLine } from './list-line.ts';
import { type Packs, packsFor } from './packs.ts';

/** What a line comes to. `isInstead`: what somebody had chosen is not to be had, something else is shown. */
export type Chosen = {
  readonly product: MatchedProduct;
  readonly variant: MatchedVariant | null;
  readonly quantity: number;
  readonly most: number;
  readonly packs: Packs;
  readonly isInstead: boolean;
};

const MOST_PIECES = 9999;

/**
 * The product of a line: the one that was chosen, else the first that is what was asked for. Of similar ones somebody has to choose: better none
 * than the wrong one.
 */
export function chosenOf(line: ListLine, match: ProductMatch): Chosen | null {
  if (line.productId === null) return null;
  const wanted = match.products.find(({ id }) => id === line.productId);
  const product = wanted ?? (match.exact > 0 ? match.products[0] : undefined);
  if (!product) return null;
  const variant = variantOf(line, product, wanted !== undefined);
  const packs = packsFor(line.amount, variant ? variant.measure : product.measure);
  const most = Math.max(
    1,
    Math.min(variant?.stock ?? product.stock, product.purchaseLimit ?? MOST_PIECES, MOST_PIECES),
  );
  const isInstead = line.productId !== undefined && !wanted;
  const asked = isInstead ? packs.count : (line.quantity ?? packs.count);
  return { product, variant, quantity: Math.min(asked, most), most, packs, isInstead };
}

function variantOf({ variantId, amount }: ListLine, product: MatchedProduct, isWanted: boolean): MatchedVariant | null {
  const wanted = isWanted ? product.variants.find(({ id }) => id === variantId) : undefined;
  return wanted ?? cheapestFor(amount, product.variants);
}

/** The variant that covers the amount for the least money; of equal ones the first in the order of the shop. */
export function cheapestFor(amount: ListLine['amount'], variants: readonly MatchedVariant[]): MatchedVariant | null {
  const costs = variants.map((variant) => {
    const { count, covers } = packsFor(amount, variant.measure);
    return { variant, isKnown: covers !== null, cost: count * variant.price };
  });
  // Where some say how much they hold, the others cannot be compared with them.
  const known = costs.filter(({ isKnown }) => isKnown);
  const [first, ...rest] = known.length > 0 ? known : costs;
  return first ? rest.reduce((best, one) => (one.cost < best.cost ? one : best), first).variant : null;
}
