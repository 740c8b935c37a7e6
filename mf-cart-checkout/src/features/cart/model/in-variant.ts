import { type CartLine, cartLineOf, maxQuantity } from '@jishi/api/cart';
import type { Product, Variant } from '@jishi/api/products';

/** What becomes of a line in another variant. */
export type VariantOutcome = {
  /** The line afterwards; `null` when stock or purchase limit leave no piece. */
  line: CartLine | null;
  /** A line of that variant was there already: their pieces are added. */
  isJoined: boolean;
  /** Fewer pieces than both lines have together. */
  isLowered: boolean;
};

/** A line of the cart in another variant of its product, as far as stock and purchase limit go. */
export function inVariant(
  lines: readonly CartLine[],
  line: CartLine,
  product: Product,
  variant: Variant,
): VariantOutcome {
  const changed = cartLineOf(product, variant, line.quantity);
  const others = lines.filter(({ key }) => key !== line.key);
  const known = others.find(({ key }) => key === changed.key);
  const wanted = line.quantity + (known?.quantity ?? 0);
  const quantity = Math.min(wanted, maxQuantity(changed, others));
  return {
    line: quantity > 0 ? { ...changed, quantity } : null,
    isJoined: known !== undefined,
    isLowered: quantity < wanted,
  };
}
